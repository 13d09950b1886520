import { type ComponentType, lazy } from 'react';

/** A view; one whose code comes on demand can be fetched before it is needed. */
export type View<Props> = ComponentType<Props> & { preload?: () => Promise<unknown> };

type LazyView<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** `React.lazy`, and a way to have the code come early: whether that works out shows when the view is needed. */
export const lazyView = <Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyView<Props> => {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return Object.assign(lazy(loadOnce), {
    preload: () => loadOnce().catch(() => undefined),
  }) as unknown as LazyView<Props>;
};
