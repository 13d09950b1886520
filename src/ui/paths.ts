/** Whether a path is `root` itself or lies under it, by whole segments: `/job-tickets/41` is not under `/job-tickets/4`. */
export const isUnder = (path: string, root: string): boolean => {
  const segments = (text: string) => text.split('/').filter(Boolean);
  const inner = segments(path);
  return segments(root).every((segment, index) => inner[index] === segment);
};
