/**
 * Light and dark, dense and calm. Every text colour has a contrast of at least 4.5 on the surfaces it stands on, in both
 * (WCAG AA); `tests/layout/theme.test.ts` measures them. Fonts are the system's.
 */

import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { styleNonce } from './styleNonce';

/** The colours of a chip that shows a state. */
type Tone = { main: string; contrastText: string; tint: string };

declare module '@mui/material/styles' {
  interface Palette {
    needed: Tone;
    available: Tone;
    staged: Tone;
  }
  interface PaletteOptions {
    needed?: Tone;
    available?: Tone;
    staged?: Tone;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    needed: true;
    available: true;
    staged: true;
  }
}

export const lightPalette = {
  primary: { main: '#0f5c73', light: '#3f8299', dark: '#0a4252', contrastText: '#ffffff' },
  secondary: { main: '#5a5f66', light: '#7d828a', dark: '#3d4147', contrastText: '#ffffff' },
  error: { main: '#b3261e', light: '#d6564f', dark: '#8c1d18', contrastText: '#ffffff' },
  warning: { main: '#8a4b00', light: '#b36b1d', dark: '#663700', contrastText: '#ffffff' },
  success: { main: '#1b6334', light: '#3f8557', dark: '#124725', contrastText: '#ffffff' },
  info: { main: '#0b5394', light: '#3d77ae', dark: '#083c6b', contrastText: '#ffffff' },
  needed: { main: '#7a4200', contrastText: '#ffffff', tint: '#ffefc9' },
  available: { main: '#0b4a85', contrastText: '#ffffff', tint: '#dfedfb' },
  staged: { main: '#17582d', contrastText: '#ffffff', tint: '#dff3e4' },
  background: { default: '#f4f6f7', paper: '#ffffff' },
  text: { primary: '#1b2226', secondary: '#56616a', disabled: '#646e76' },
  divider: '#dde2e5',
} as const;

export const darkPalette = {
  primary: { main: '#7fc8e0', light: '#a9dcee', dark: '#4fa5c1', contrastText: '#06222c' },
  secondary: { main: '#b4bcc4', light: '#d3d9de', dark: '#8f98a1', contrastText: '#14191d' },
  error: { main: '#ff9e96', light: '#ffc4bf', dark: '#e0746b', contrastText: '#3b0906' },
  warning: { main: '#ffc266', light: '#ffdba3', dark: '#d99a38', contrastText: '#2f1c00' },
  success: { main: '#8fdca6', light: '#b8ebc7', dark: '#5fb87a', contrastText: '#062412' },
  info: { main: '#9cc9ff', light: '#c5dfff', dark: '#6ba3e0', contrastText: '#06203b' },
  needed: { main: '#ffd083', contrastText: '#2f1c00', tint: '#43320f' },
  available: { main: '#a9d0ff', contrastText: '#06203b', tint: '#173656' },
  staged: { main: '#9be3b0', contrastText: '#062412', tint: '#173f25' },
  background: { default: '#12171a', paper: '#1a2125' },
  text: { primary: '#e8edf0', secondary: '#a9b4bc', disabled: '#8b959c' },
  divider: '#323b41',
} as const;

export const TONES = ['needed', 'available', 'staged'] as const;

/** What a finger meets, and what it can just meet: what stands in a text or a cell is no larger than that. */
const COARSE = '@media (pointer: coarse)';
const TARGET = 40;
const SMALL_TARGET = 24;

/** In the dark a shadow is no edge: what lies over the page has a line around it. */
const darkEdge = ({ theme }: { theme: Theme }) =>
  theme.applyStyles('dark', { border: `1px solid ${theme.vars?.palette.text.disabled}` });

/** The height of the shell's header. */
export const HEADER_HEIGHT = 56;

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.25rem', fontWeight: 600 },
    h3: { fontSize: '1.0625rem', fontWeight: 600 },
    h6: { fontSize: '1.0625rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: {
    duration: { enteringScreen: 120, leavingScreen: 90, standard: 120, short: 100, shorter: 80, shortest: 60 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        'html, body, #root': { height: '100%' },
        [COARSE]: { 'input[type="checkbox"]': { minWidth: SMALL_TARGET, minHeight: SMALL_TARGET } },
        // Whoever asks their system for less movement gets none.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: { root: { [COARSE]: { minHeight: TARGET } } },
    },
    MuiButtonGroup: { styleOverrides: { root: { [COARSE]: { minHeight: TARGET } } } },
    // What is chosen is the brighter one, in the dark too.
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          color: vars?.palette.text.secondary,
          '&.Mui-selected': { color: vars?.palette.text.primary },
        }),
      },
    },
    MuiToggleButtonGroup: { styleOverrides: { root: { [COARSE]: { minHeight: TARGET } } } },
    MuiMenuItem: {
      defaultProps: { dense: true },
      styleOverrides: { root: { [COARSE]: { minHeight: TARGET } } },
    },
    MuiButtonBase: {
      // The outline below says where the focus is, and does not pulse.
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '&:focus-visible': { outline: `2px solid ${vars?.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    // Their lines are 16 pixels high and more. What is added around a link in a text moves nothing.
    MuiLink: {
      styleOverrides: { root: { [COARSE]: { minHeight: SMALL_TARGET, paddingBlock: (SMALL_TARGET - 16) / 2 } } },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiIconButton: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { [COARSE]: { minWidth: TARGET, minHeight: TARGET } } },
    },
    // They stand in an input, which is a target itself.
    MuiAutocomplete: {
      styleOverrides: {
        paper: darkEdge,
        popupIndicator: { [COARSE]: { minWidth: 28 } },
        clearIndicator: { [COARSE]: { minWidth: 28 } },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 40, textTransform: 'none' } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    // The one style element that the grid writes beside Emotion's.
    MuiDataGrid: { defaultProps: { nonce: styleNonce } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: darkEdge } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    MuiChip: {
      styleOverrides: {
        root: {
          fontWeight: 600,
          variants: TONES.map((tone) => ({
            props: { color: tone, variant: 'filled' as const },
            style: {
              backgroundColor: `var(--mui-palette-${tone}-tint)`,
              color: `var(--mui-palette-${tone}-main)`,
            },
          })),
        },
      },
    },
  },
});
