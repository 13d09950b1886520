/** The pages of the screen tests. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { layersOf } from '../../../src/layout/deepLinks';
import type { User } from './shop';

/** A screen at a desk. */
const DESK = { width: 1440, height: 900 };

const FAILURES = 'test-results';

/** A test's name as a file's. */
const fileName = (name: string) => name.replace(/[^\w-]+/g, '-').slice(0, 120);

/** A page, and what went wrong in it without anybody seeing it. */
export type TestPage = Page & {
  problems: readonly string[];
  /** What the content security policy kept the page, or one that it opened, from doing. A test takes out what it wants. */
  violations: string[];
};

/** Who sits at a page, and what their screen is like. */
export type PageOptions = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'> & {
  /** Of the session that the person has already. */
  token?: string;
};

/** A page that goes from test to test of a file, with the client running in it. */
type Kept = {
  page: Page;
  file: string | undefined;
  /** A test has it now. */
  isTaken: boolean;
};

type Profile = {
  /** The address of the shop that it knows. */
  url: string;
  context: BrowserContext;
  /** A picture of the shop's: it keeps the process of the shop's pages from one page to the next. */
  anchor: Page;
  kept: Kept | null;
};

/**
 * The one profile of each browser. Whoever comes next finds nothing of whoever was there before but the client's files as
 * the browser has compiled them, and the process that did: those are most of what a page costs.
 */
const profiles = new WeakMap<Browser, Profile>();

type Counting = { drawnAnew?: number };

/** Counts how often React draws something anew, as its own tools do. */
const countDrawing = () => {
  const counting = window as Counting;
  counting.drawnAnew = 0;
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      counting.drawnAnew = (counting.drawnAnew ?? 0) + 1;
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};

/** A client that draws itself without end looks whole, and follows no link any more. */
const expectRest = async (page: Page): Promise<void> => {
  const drawnAnew = () => page.evaluate(() => (window as Counting).drawnAnew);
  const drawnMeanwhile = async () => {
    const before = await drawnAnew();
    await page.waitForTimeout(50);
    return (await drawnAnew()) !== before;
  };
  await expect.poll(drawnMeanwhile, { message: 'The client draws itself without end' }).toBe(false);
};

const createProfile = async (browser: Browser, url: string): Promise<Profile> => {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(countDrawing);
  const anchor = await context.newPage();
  await anchor.goto('/favicon.svg');
  return { url, context, anchor, kept: null };
};

const profileOf = async (browser: Browser, url: string): Promise<Profile> => {
  const known = profiles.get(browser);
  if (known?.url === url) return known;
  await known?.context.close();
  const profile = await createProfile(browser, url);
  profiles.set(browser, profile);
  return profile;
};

/** Whoever was there leaves nothing to whoever comes next, who may have signed in already. */
const changePerson = async ({ context, anchor }: Profile, token: string | undefined): Promise<void> => {
  await context.clearCookies();
  await context.clearPermissions();
  // The picture is of the shop's own origin, and writes to its storage without a page being loaded for that. The token
  // comes first: a page of a person before that is still open is never told that its session has ended.
  await anchor.evaluate((token) => {
    if (token) localStorage.setItem('token', token);
    for (const name of Object.keys(localStorage)) if (!token || name !== 'token') localStorage.removeItem(name);
  }, token);
};

/**
 * Hands a page to the test that runs. Whatever the test is about, it fails where the client did something that its policy
 * does not let it do; where it fails, a picture of the page is in test-results/. Then it is closed with all that it
 * opened, unless it is kept.
 */
const handOver = async (
  profile: Profile,
  page: Page,
  { viewport, colorScheme = 'light', reducedMotion = 'no-preference' }: PageOptions,
): Promise<TestPage> => {
  const { context, anchor } = profile;
  await page.setViewportSize(viewport ?? DESK);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  const problems: string[] = [];
  const violations: string[] = [];
  const noteViolation = (message: ConsoleMessage) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
      violations.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
    }
  };
  context.on('console', noteViolation);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail' || violations.length > 0;
    if (task.result?.state === 'fail') {
      mkdirSync(FAILURES, { recursive: true });
      await page.screenshot({ path: join(FAILURES, `${fileName(task.name)}.png`), fullPage: true });
    }
    if (!hasFailed && !page.isClosed()) await expectRest(page);
    const { kept } = profile;
    if (kept?.page === page) profile.kept = !hasFailed && (await logOut(page)) ? { ...kept, isTaken: false } : null;
    const staying = [anchor, profile.kept?.page];
    await Promise.all(context.pages().map((each) => !staying.includes(each) && each.close()));
    context.off('console', noteViolation);
    if (violations.length > 0) throw new Error(`Against the content security policy:\n${violations.join('\n')}`);
  });
  return Object.assign(page, { problems, violations });
};

/**
 * Opens a page of a person who has never been at the shop of that address: no session, nothing stored. A browser knows one
 * shop at a time, and is one person's at a time.
 */
export const openPage = async (browser: Browser, url: string, options: PageOptions = {}): Promise<TestPage> => {
  const profile = await profileOf(browser, url);
  // Two people, or two pages of one: what they do to each other nobody undoes.
  if (profile.kept?.isTaken) profile.kept = null;
  await changePerson(profile, options.token);
  return handOver(profile, await profile.context.newPage(), options);
};

/** What a test may listen to. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const;

/**
 * Whoever was there logs out, past whatever is open or unsaved: then nothing of them is on the screen, or among the
 * answers that the client remembers. Whether that could be done.
 */
const logOut = async (page: Page): Promise<boolean> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of EVENTS) page.removeAllListeners(event);
  page.setDefaultTimeout(30_000);
  const isAsked = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
    const out = buttons.find(({ textContent }) => textContent === 'Log Out');
    out?.click();
    return out !== undefined;
  });
  if (!isAsked) return false;
  const isAtRest = () =>
    document.querySelector('main [autocomplete=username]') !== null &&
    document.querySelector('body > [role], body > :not(#root) [role]') === null;
  return page.waitForFunction(isAtRest, undefined, { timeout: 5000 }).then(
    () => true,
    () => false, // whatever holds it back, a page that is loaded anew does not have it
  );
};

/**
 * The same for a test that is about what comes after the client has been loaded, which is most of what a page costs: it
 * finds the page of the test before in its file, where that has passed, and whoever was there has logged out of it. The
 * client still knows at which tab each record was left. The page is gone about in by `visit`.
 */
export const keptPage = async (browser: Browser, url: string, options: PageOptions = {}): Promise<TestPage> => {
  const file = expect.getState().testPath;
  const profile = await profileOf(browser, url);
  const { kept } = profile;
  if (kept?.isTaken) return openPage(browser, url, options);
  await changePerson(profile, options.token);
  if (kept && kept.file !== file) await kept.page.close();
  const page = kept && kept.file === file ? kept.page : await profile.context.newPage();
  profile.kept = { page, file, isTaken: true };
  await page.bringToFront();
  return handOver(profile, page, options);
};

/**
 * Goes to an address of the shop in the client that runs, as a link does; Back closes one by one what opens there, as for
 * whoever types the address. Loads the client where it does not run yet. What was there before gives way a moment later: a
 * test that goes on from an open dialog has to wait until that is gone.
 */
export const visit = async (page: Page, address: string): Promise<void> => {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  const { pathname, search } = new URL(address, page.url());
  await page.evaluate(
    (addresses) => {
      const { idx: last = 0 } = (history.state ?? {}) as { idx?: number };
      // As the router writes its entries.
      for (const [index, each] of addresses.entries()) {
        const idx = last + 1 + index;
        history.pushState({ usr: null, key: `visit-${idx}`, idx }, '', each);
      }
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    layersOf(pathname).map((layer) => layer + search),
  );
};

/** Types user name and password into the sign-in that is shown, and waits until it gives way to the console. */
export const signIn = async (page: Page, { username, password }: User): Promise<void> => {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const logIn = page.getByRole('button', { name: 'Log In', exact: true });
  await logIn.click();
  await logIn.waitFor({ state: 'detached' });
};
