import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLayer } from '../dialog/useLayer';

/** The panel that is open over a list. Back closes it and nothing else: on a phone it fills the screen like a page. */
export const usePanel = <Panel>() => {
  const [panel, setPanel] = useState<Panel | null>(null);
  const { open, show, hide } = useLayer();
  useEffect(() => (open ? () => setPanel(null) : undefined), [open]);
  // Whoever comes back to its entry of the browser's history finds the list, and goes on from there.
  useEffect(() => {
    if (open && panel === null) hide();
  }, [open, panel, hide]);
  return {
    panel: open ? panel : null,
    openPanel: useEvent((wanted: Panel) => {
      setPanel(wanted);
      show();
    }),
    closePanel: hide,
  };
};
