export interface MurderOdds {
  readonly dead: number
  readonly nothing: number
  readonly caught: number
}

const FACES = 6

/** 9.82: the chances of a murder by one die and some cards, before anybody's secret bodyguards. */
export function murderOdds(cards: number, modifier = 0): MurderOdds {
  const rolls = Array.from({ length: FACES }, (_, face) => face + 1 + cards + modifier)
  const share = (is: (roll: number) => boolean) => rolls.filter(is).length / FACES
  return {
    dead: share((roll) => roll >= 5),
    nothing: share((roll) => roll > 2 && roll < 5),
    caught: share((roll) => roll <= 2)
  }
}
