/** react-admin's own texts, in the words of this product where they differ. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';

const { ra } = englishMessages;

const messages = {
  ra: {
    ...ra,
    auth: { ...ra.auth, auth_check_error: 'Please sign in to continue.', logout: 'Log Out', sign_in: 'Log In' },
    message: {
      ...ra.message,
      invalid_form: 'Some values cannot be saved. Please check the marked fields.',
      unsaved_changes: 'What you changed is not saved. Leave without saving?',
    },
    notification: {
      ...ra.notification,
      created: 'Added',
      updated: 'Saved |||| %{smart_count} saved',
      http_error: 'The server could not do that. Please try again.',
      item_doesnt_exist: 'This record does not exist.',
      logged_out: 'Your session has ended. Please sign in again.',
      not_authorized: 'Your role does not allow that.',
      offline: 'The server cannot be reached.',
    },
  },
};

/** Messages of the server are shown as they are: `allowMissing` keeps them from being reported as lost translations. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});
