import { SCREENS, type ScreenName } from '../../src-core/vocabulary/screens.ts';
import type { Screen } from '../route.svelte.ts';

/** What the help has a page of: each place of the route, and the beginning. */
type Place = Screen['name'] | 'start';

/** The pages of the help, in order: none of them is of a place that is not. */
export const helpTopics: readonly ScreenName[] = SCREENS satisfies readonly Place[];

/** The page of the help for where the arbiter stands. A place without one does not compile. */
export const helpTopicOf = (place: Place): ScreenName => place;
