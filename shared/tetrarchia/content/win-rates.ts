/** Made by `cli win-rates`: how often computers win together. */
export const winRates = {
  rules: 1,
  player: 'prefect',
  seed: 'rates',
  games: 500,
  wins: {
    '5300': 420,
    '5211': 294,
    '5100': 387,
    '4222': 148,
    '4211': 302,
    '4200': 424,
    '4111': 229,
    '3211': 331,
    '3122': 86
  }
}
