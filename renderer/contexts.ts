import { createContext } from 'svelte';
import type { ShellApi } from '../src-core/contract/desk-api.ts';
import type { DeskMirror } from './desk-mirror.svelte.ts';
import type { Route } from './route.svelte.ts';
import type { Settings } from './settings.svelte.ts';
import type { Words } from './words.svelte.ts';

/** What every screen may ask for; App sets them once. */
export const [useDesk, setDesk] = createContext<DeskMirror>();
export const [useShell, setShell] = createContext<ShellApi>();
export const [useRoute, setRoute] = createContext<Route>();
export const [useWords, setWords] = createContext<Words>();
export const [useSettings, setSettings] = createContext<Settings>();
export { setKeyring, useKeyring } from './keys.svelte.ts';
