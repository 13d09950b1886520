import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Credentials } from '../providers/authProvider';

type Props = {
  /** One line above the fields; what went wrong takes its place, so that nothing moves. */
  hint: string;
  /** Signs in; rejects with an error whose message is for the person signing in. */
  signIn: (credentials: Credentials) => Promise<unknown>;
};

/** User name and password. Both are cleared after each attempt, and what went wrong is said. */
export const SignInForm = ({ hint, signIn }: Props) => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');
  const [pending, setPending] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const attempt = async (event: SubmitEvent) => {
    event.preventDefault();
    setPending(true);
    setMessage('');
    try {
      await signIn({ username, password });
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      // Also where somebody else signed in than whom the page waits for.
      first.current?.focus();
      setUsername('');
      setPassword('');
      setPending(false);
    }
  };

  return (
    <Box component="form" onSubmit={attempt} noValidate sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ minHeight: 24, mb: 1 }}>
        {/* Always there, so that screen readers notice when it gets its text. */}
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {message}
        </Box>
        {!message && <Box sx={{ color: 'text.secondary' }}>{hint}</Box>}
      </Box>
      <FormControl>
        <InputLabel htmlFor="username">Username</InputLabel>
        <OutlinedInput
          id="username"
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          inputRef={first}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </FormControl>
      <FormControl>
        <InputLabel htmlFor="password">Password</InputLabel>
        <OutlinedInput
          id="password"
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </FormControl>
      <Button type="submit" variant="contained" size="large" loading={pending}>
        Log In
      </Button>
    </Box>
  );
};
