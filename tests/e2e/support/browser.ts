/** The pages of the screen tests. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
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

type Profile = {
  /** The address of the shop that it knows. */
  url: string;
  context: BrowserContext;
  /** A picture of the shop's: it keeps the process of the shop's pages from one page to the next. */
  anchor: Page;
};

/**
 * The one profile of each browser. Whoever comes next finds nothing of whoever was there before but the client's files as
 * the browser has compiled them, and the process that did: those are most of what a page costs.
 */
const profiles = new WeakMap<Browser, Profile>();

const createProfile = async (browser: Browser, url: string): Promise<Profile> => {
  const context = await browser.newContext({ baseURL: url });
  const anchor = await context.newPage();
  await anchor.goto('/favicon.svg');
  return { url, context, anchor };
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
 * Opens a page of a person who has never been at the shop of that address: no session, nothing stored. A browser knows one
 * shop at a time, and is one person's at a time. When the test ends the page is closed; when it failed, its picture is in
 * test-results/ first. Whatever the test is about, it fails where the client did something that its policy does not let
 * it do.
 */
export const openPage = async (
  browser: Browser,
  url: string,
  { token, viewport = DESK, ...media }: PageOptions = {},
): Promise<TestPage> => {
  const profile = await profileOf(browser, url);
  const { context, anchor } = profile;
  await changePerson(profile, token);
  const page = await context.newPage();
  await page.setViewportSize(viewport ?? DESK);
  await page.emulateMedia(media);
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
    if (task.result?.state === 'fail') {
      mkdirSync(FAILURES, { recursive: true });
      await page.screenshot({ path: join(FAILURES, `${fileName(task.name)}.png`), fullPage: true });
    }
    await Promise.all(context.pages().map((each) => each !== anchor && each.close()));
    context.off('console', noteViolation);
    if (violations.length > 0) throw new Error(`Against the content security policy:\n${violations.join('\n')}`);
  });
  return Object.assign(page, { problems, violations });
};

/** Types user name and password into the sign-in that is shown, and waits until it gives way to the console. */
export const signIn = async (page: Page, { username, password }: User): Promise<void> => {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const logIn = page.getByRole('button', { name: 'Log In', exact: true });
  await logIn.click();
  await logIn.waitFor({ state: 'detached' });
};
