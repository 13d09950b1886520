import { type ComponentType, createElement, use, useState, useTransition } from 'react';
import { NotFetched } from './NotFetched';

/** A view; one whose code comes on demand can be fetched before it is needed. */
export type View<Props> = ComponentType<Props> & { preload?: () => Promise<unknown> };

type LazyView<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** How fetching the code of a view ended: without the view, where the server could not be reached or has a newer version. */
type Fetched<Props> = { View: ComponentType<Props> | null };

/** The code of one view: asked for once, and anew only after a failure. */
class DemandedCode<Props> {
  #coming: Promise<Fetched<Props>> | undefined;
  /** Set once it is known: what has been fetched ahead is drawn without waiting. */
  fetched: Fetched<Props> | undefined;
  readonly #load: () => Promise<{ default: ComponentType<Props> }>;

  constructor(load: () => Promise<{ default: ComponentType<Props> }>) {
    this.#load = load;
  }

  fetch(): Promise<Fetched<Props>> {
    this.#coming ??= this.#load()
      .then(
        (module) => ({ View: module.default }),
        () => ({ View: null }),
      )
      .then((fetched) => {
        this.fetched = fetched;
        return fetched;
      });
    return this.#coming;
  }

  /** Has a failed fetch made anew by whoever needs the view next. */
  forgetFailure(): void {
    if (this.fetched?.View !== null) return;
    this.fetched = undefined;
    this.#coming = undefined;
  }
}

const FetchedView = <Props extends object>({ code, props }: { code: DemandedCode<Props>; props: Props }) => {
  const [, setAttempt] = useState(0);
  const [isRetrying, startRetry] = useTransition();
  const { View } = code.fetched ?? use(code.fetch());
  if (View) return createElement(View, props);
  const retry = () =>
    startRetry(() => {
      code.forgetFailure();
      setAttempt((attempt) => attempt + 1);
    });
  return <NotFetched isRetrying={isRetrying} onRetry={retry} />;
};

/**
 * A view whose code comes when it is first needed, or before that by `preload`: whether that works out shows when the view
 * is needed. In the place of a view whose code could not be fetched stands that it is missing, with a way to try again;
 * `React.lazy` would take the whole console away instead, and never try again.
 */
export const lazyView = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyView<Props> => {
  const code = new DemandedCode(load);
  return Object.assign((props: Props) => <FetchedView code={code} props={props} />, {
    preload: () => code.fetch().then(() => code.forgetFailure()),
  });
};
