import { useRef } from 'react';
import { useNavigate } from 'react-router';

/** Goes back in the browser's history, once, however often it is asked for before that is made or refused. */
export const useStepBack = (): ((steps?: number) => void) => {
  const navigate = useNavigate();
  const isUnderway = useRef(false);
  return (steps = 1) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const settle = () => {
      isUnderway.current = false;
    };
    window.addEventListener('popstate', settle, { once: true });
    void navigate(-steps);
  };
};
