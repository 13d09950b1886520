/**
 * Ends this process, as SIGTERM does, when the one that started it has gone. npm runs a command in a shell, and a
 * signal to npm ends npm and that shell, but does not reach the command.
 */
export const endWithParent = () => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
};
