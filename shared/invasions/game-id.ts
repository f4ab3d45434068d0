/** The game's name in saves and messages; the library needs it without the game. */
export const GAME_ID = 'invasions'
