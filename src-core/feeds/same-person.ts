import { foldText } from '../plain/fold-text.ts';
import type { WatchedPlayer } from './watched-round.ts';

/** Whoever has the same FIDE ID, or the same name: case, accents, punctuation and order do not tell two apart. */
export function samePerson(source: WatchedPlayer, player: WatchedPlayer): boolean {
  const { fideId } = source;
  return (fideId !== null && fideId === player.fideId) || sameName(source.name, player.name);
}

/** An initial may stand for a name, but not for all of them. */
export function sameName(one: string, other: string): boolean {
  const left = partsOf(one);
  const right = partsOf(other);
  if (left.length !== right.length || left.length === 0) return false;
  const unmatched = left.filter((part) => !took(right, (each) => each === part));
  if (unmatched.length === left.length) return false;
  return unmatched.every((part) => took(right, (each) => isInitialOf(part, each) || isInitialOf(each, part)));
}

function isInitialOf(initial: string, part: string): boolean {
  return initial.length === 1 && part.startsWith(initial);
}

function took(parts: string[], wanted: (part: string) => boolean): boolean {
  const at = parts.findIndex(wanted);
  if (at >= 0) parts.splice(at, 1);
  return at >= 0;
}

function partsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}
