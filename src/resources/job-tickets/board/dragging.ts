/** How tickets are dragged: with the mouse, a finger or the keyboard, always onto a whole column. */
import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/**
 * The column that the pointer stands on, wherever in it; the middle of the card where there is no pointer. Beside all
 * columns there is none: a card that is dropped there stays where it was.
 */
export const columnBelow: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  collisionRect,
  pointerCoordinates,
}) => {
  const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
  return droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    const isBeside =
      pointerCoordinates && rect && (pointerCoordinates.y < rect.top || pointerCoordinates.y >= rect.bottom);
    return rect && x >= rect.left && x < rect.right && !isBeside
      ? [{ id: container.id, data: { droppableContainer: container, value: 1 } }]
      : [];
  });
};

/** An arrow takes the card over the next column on that side. */
const overNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const columns = [...context.droppableRects.entries()].sort(([, one], [, other]) => one.left - other.left);
  const here = columns.findIndex(([id]) => id === context.over?.id);
  const [, next] = columns[here + step] ?? [];
  const width = context.collisionRect?.width ?? 0;
  return next && { x: next.left + (next.width - width) / 2, y: currentCoordinates.y };
};

/** A click opens a ticket and a finger scrolls, so dragging begins a little later; Space lifts a card, Enter opens it. */
export const useCardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: overNextColumn,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );
