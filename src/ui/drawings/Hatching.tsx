/** Oblique lines to fill with: what lies beyond a limit is told by more than its colour. */
export const Hatching = ({ id }: { id: string }) => (
  <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M2.5 0V5" stroke="currentColor" strokeWidth={1.5} />
  </pattern>
);
