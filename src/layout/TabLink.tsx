import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link, type LinkProps } from 'react-router';

type Props = LinkProps & { current: boolean };

const Tab = ({ current, ...rest }: Props) => (
  <ButtonBase component={Link} aria-current={current ? 'page' : undefined} {...rest} />
);

const StyledTab = styled(Tab)(({ theme }) => ({
  flex: 'none',
  justifyContent: 'flex-start',
  padding: theme.spacing(0, 1),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 1.5) },
  minHeight: 40,
  borderRadius: theme.shape.borderRadius,
  ...theme.typography.body2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  '&:hover': { color: theme.vars?.palette.text.primary, backgroundColor: theme.vars?.palette.action.hover },
  '&[aria-current="page"]': {
    color: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.action.selected,
  },
}));

/** A tab that is a link: it can be opened in a new window, and says which page it belongs to. */
export const TabLink = memo(StyledTab);
