import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';

type MenuButtonProps<Value extends string | null> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  onChoose: (value: Value) => void;
};

/** A button that offers values to choose one from. */
export const MenuButton = <Value extends string | null>({ label, options, onChoose }: MenuButtonProps<Value>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ bgcolor: 'background.paper' }}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            onClick={() => {
              // The second click of a double one meets a menu that is going away.
              if (anchor === null) return;
              setAnchor(null);
              onChoose(option.value);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
