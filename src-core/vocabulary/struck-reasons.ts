/** Why a result was struck that was taken back by its own key: every reader is told in his language. */
export const WRONG_KEY = 'wrongKey';
