import { type RefObject, useEffect } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=dialog]';

/** The key `/` goes to the search of a list, from wherever nothing is being typed. */
export const useSearchKey = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      const search = area.current?.querySelector<HTMLInputElement>('[role=searchbox]');
      // Under a dialog the list is not there for anybody.
      if (!search || search.closest('[aria-hidden=true]')) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [area]);
};
