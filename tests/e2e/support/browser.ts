/** Chromium for the screen tests. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findChromium, needsNoSandbox } from '../../../scripts/lib/chromium.mjs';
import type { User } from './shop';

/** Nothing that a test does not need: no graphics card, no other connection than to the shop, no process for each page. */
const FLAGS = [
  '--process-per-site',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A screen at a desk. */
const DESK = { width: 1440, height: 900 };

const FAILURES = 'test-results';

/** Starts the browser. One for a file of tests is enough: each page is a person of its own. */
export const openBrowser = async (moreFlags: readonly string[] = []): Promise<Browser> => {
  const flags = [...FLAGS, ...moreFlags];
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found: `npm test` installs one, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: needsNoSandbox() ? ['--no-sandbox', ...flags] : flags });
};

/** A test's name as a file's. */
const fileName = (name: string) => name.replace(/[^\w-]+/g, '-').slice(0, 120);

/** A page, and what went wrong in it without anybody seeing it. */
export type TestPage = Page & {
  problems: readonly string[];
  /** What the content security policy kept the page, or one that it opened, from doing. A test takes out what it wants. */
  violations: string[];
};

/** Who sits at a page, and what their screen is like. */
export type PageOptions = Pick<BrowserContextOptions, 'storageState' | 'viewport' | 'colorScheme' | 'reducedMotion'>;

type Profile = {
  context: BrowserContext;
  /** A picture of the shop's: it keeps the process of the shop's pages from one page to the next. */
  anchor: Page;
};

/**
 * The one profile of each browser. Whoever comes next finds nothing of whoever was there before but the client's files as
 * the browser has compiled them, and the process that did: those are most of what a page costs.
 */
const profiles = new WeakMap<Browser, Promise<Profile>>();

const createProfile = async (browser: Browser, url: string): Promise<Profile> => {
  const context = await browser.newContext({ baseURL: url });
  const anchor = await context.newPage();
  await anchor.goto('/favicon.svg');
  return { context, anchor };
};

const profileOf = (browser: Browser, url: string): Promise<Profile> => {
  const profile = profiles.get(browser) ?? createProfile(browser, url);
  profiles.set(browser, profile);
  return profile;
};

/**
 * Opens a page of a person who has never been at the shop of that address: no session, nothing stored. A browser knows one
 * shop, and is one person's at a time. When the test ends the page is closed; when it failed, its picture is in
 * test-results/ first. Whatever the test is about, it fails where the client did something that its policy does not let
 * it do.
 */
export const openPage = async (
  browser: Browser,
  url: string,
  { storageState = { cookies: [], origins: [] }, viewport = DESK, ...media }: PageOptions = {},
): Promise<TestPage> => {
  const { context, anchor } = await profileOf(browser, url);
  await context.setStorageState(storageState);
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
