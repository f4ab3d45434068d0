import type { Phrases } from '../ability-phrases.ts'

const n = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const list = new Intl.ListFormat('en')

const metrics = {
  'intrigue-played': 'has played more cards of intrigue than you',
  'heroes-in-play': 'has more heroes in play than you',
  'votes-led': 'has led more votes than you'
} as const

/** What cards do, in English. */
export const abilities: Phrases = {
  effects: {
    gain: ({ stuff }, say) => `gain ${say.amounts(stuff)}`,
    'gain-any': ({ count }) => `gain ${n(count, 'resource', 'resources')} of your choice`,
    draw: ({ count }) => `draw ${n(count, 'card', 'cards')} from the deck`,
    'take-discard': ({ which }) =>
      which === 'top' ? 'take the top card of the discard pile' : 'take any card of the discard pile',
    'others-draw': ({ count }) => `every other player draws ${n(count, 'card', 'cards')}`,
    'others-discard': ({ count }) => `every other player discards ${n(count, 'card', 'cards')} for nothing`,
    'others-lose': ({ stuff }, say) => `every other player loses ${say.amounts(stuff)}`,
    'play-for': ({ pay }, say) => `play one more card at once for 1 ${say.good(pay)} instead of its price`,
    'free-action': () => 'take one more action without Dynamis when this one is over',
    activate: ({ marks }) =>
      marks
        ? 'activate a card or bandon without a mark, and mark it'
        : 'activate a card or bandon, marked or not, without marking it',
    trade: ({ count }) => `buy or sell ${n(count, 'resource', 'resources')} without Dynamis`,
    'trade-bonus': ({ nomismata }) => `it costs you ${nomismata} less, or brings you ${nomismata} more`,
    substitute: ({ pay }, say) =>
      `once, 1 ${say.good(pay)} may stand for any one resource that the event asks for`,
    'repeat-chest': () => 'open its chest a second time',
    'cost-less': ({ nomismata }) =>
      `pay ${n(nomismata, 'Nomisma', 'Nomismata')} less for it, but not at the end of the game`,
    'vote-add': ({ auctoritas }) => `add ${auctoritas} Auctoritas that exist in this vote only`,
    'vote-flip': () => 'the whole vote goes to the other option',
    'vote-double': () => 'your vote counts twice for its option, but not for the Doxa',
    'vote-shift': ({ auctoritas }) => `move up to ${auctoritas} Auctoritas from one option to the other`,
    'cancel-action': () => 'the action is lost, and the turn is over',
    'cancel-intrigue': () => 'the card has no effect; it may itself be a cancelling one',
    'move-units': ({ count, type }, say) => `move up to ${count} ${say.type(type)} units to any areas`,
    'place-units': ({ count, type }, say) => `place up to ${count} ${say.type(type)} units in any areas`,
    'remove-units': ({ count }) => `remove up to ${n(count, 'unit', 'units')} from the map`,
    'remove-card': () => 'a card in another player’s area leaves the game; he may arrange his bandons anew',
    'flip-card': () =>
      'a card in another player’s area lies face down until the round ends: no production, no ability, no discount',
    divide: ({ stuff }, say) =>
      `a player of your choice splits ${say.amounts(stuff)} in two lots; you take one, he takes the other`,
    'avoid-penalty': () => 'you suffer no penalty',
    'redirect-penalty': () => 'a player of your choice suffers the penalty instead',
    'share-reward': () => 'you take half of the reward, rounded up',
    'challenge-add': ({ count }) => `your gift counts as ${count} more`,
    'challenge-reduce': ({ count }) => `another’s gift counts as ${count} less`,
    'take-card': () => 'look at another player’s hand and take a card of it',
    steal: ({ stuff }, say) => `take ${say.amounts(stuff)}, as far as he has it, from a player with more Doxa`
  },
  triggers: {
    'round-start': () => 'When a round begins',
    'play-type': ({ type }, say) => `When you play a further ${say.type(type)} card`,
    'play-intrigue': () => 'When you play intrigue',
    'draw-action': () => 'When you draw cards as an action',
    'discard-card': () => 'For each card that you discard for its income',
    influence: () => 'When you vote',
    'influence-top': () => 'When nobody assigns more Auctoritas than you',
    contribute: () => 'When you contribute to an event',
    'contribute-each': () => 'For each resource that you contribute to an event',
    'event-completed': () => 'When an event is completed',
    victor: () => 'When you are the victor',
    defeated: () => 'When you suffer the penalty of an event',
    'activate-self': () => 'When you activate the bandon that he leads',
    'trade-each': () => 'For each resource that you buy or sell',
    'renew-market': () => 'When you renew the market',
    keimelion: ({ keimelion }, say) => `When you take ${say.keimelion(keimelion)}`,
    challenge: () => 'In a challenge'
  },
  windows: {
    'own-action': 'In your turn',
    'any-time': 'At any time',
    'vote-own': 'Before you vote',
    'vote-placed': 'When another player has voted',
    'vote-closed': 'When all have voted',
    'action-declared': 'When another player declares an action',
    'intrigue-played': 'When another player plays intrigue',
    defeated: 'When you are defeated',
    victor: 'When you are the victor',
    'other-victor': 'When another player is the victor',
    challenge: 'When a challenge is revealed',
    'end-game': 'At the end of the game'
  },
  missions: {
    most: ({ metric, doxa }) => `${doxa} Doxa if nobody ${metrics[metric]}.`,
    units: ({ which, per, doxa }, say) => {
      const what =
        'area' in which
          ? `in ${say.area(which.area)}`
          : 'type' in which
            ? `of the type ${say.type(which.type)} on the map`
            : `on the map among ${say.units(which.units)}`
      return per === 1
        ? `${doxa} Doxa for each unit ${what}.`
        : `${doxa} Doxa for every ${per} units ${what}.`
    },
    cards: ({ type, doxa, most }, say) =>
      `${doxa} Doxa for each ${say.type(type)} card that you have in play, ${most} at most.`,
    threshold: ({ metric, value, doxa }) =>
      metric === 'largest-bandon'
        ? `${doxa} Doxa if one of your bandons has ${value} cards or more.`
        : `${doxa} Doxa if you have two cards or more of ${value} types in play.`,
    events: ({ outcome, doxa }) =>
      `${doxa} Doxa for each ${outcome === 'completed' ? 'completed' : 'cancelled'} event.`,
    nomismata: ({ per, doxa, most }) =>
      `${doxa} Doxa for every ${per} Nomismata that you have left, ${most} at most.`
  },
  next: ', then ',
  list: (items) => list.format(items)
}
