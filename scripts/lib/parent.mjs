/**
 * Ends this process, as SIGTERM does, when npm, which started it, has gone. npm runs a command in a shell, and a signal to
 * npm ends npm and that shell, but does not reach the command. Started by anybody else, such as a shell that is left, it
 * goes on.
 */
export const endWithParent = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
};
