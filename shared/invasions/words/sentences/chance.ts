import { message, reference } from '../message.ts'
import { inArea, inProvince, ofNation, ofSide, ofTwo, type Sentences } from './sentence-parts.ts'

/** Cards, calamities, plunder, raids and caravans. */
export const chanceSentences = {
  'card-played': ({ side, nation, card, deck }) => {
    const played = {
      ...ofSide(side),
      card: reference(deck === 'diplomacy' ? 'diplomacy-card' : 'event-card', card)
    }
    return nation && nation !== side
      ? message('event.card-played-for', { ...played, ...ofNation(nation) })
      : message('event.card-played', played)
  },
  'event-without-target': ({ card }) =>
    message('event.event-without-target', { card: reference('event-card', card) }),
  'event-cancelled': ({ card, by }) =>
    message('event.event-cancelled', {
      card: reference('event-card', card),
      otherCard: reference('event-card', by)
    }),
  'card-effect': ({ card }) => message('event.card-effect', { card: reference('card', card) }),
  'turn-effect': ({ effect, nation }) =>
    nation
      ? message('event.turn-effect-for', { effect: reference('effect', effect), ...ofNation(nation) })
      : message('event.turn-effect', { effect: reference('effect', effect) }),
  'events-reshuffled': () => message('event.events-reshuffled'),
  'hand-seen': ({ side, by }) =>
    message('event.hand-seen', { ...ofSide(by), otherSide: reference('side', side) }),
  'card-lost': ({ side, card, by }) =>
    message('event.card-lost', {
      ...ofSide(side),
      card: reference('event-card', card),
      otherSide: reference('side', by)
    }),
  calamity: ({ nation, calamity, harmful }) =>
    message(harmful ? 'event.calamity' : 'event.blessing', {
      ...ofNation(nation),
      calamity: reference('calamity', calamity)
    }),
  'moment-passed': ({ moment, nation, cards }) => {
    const passed = {
      moment: reference('moment', moment),
      cards: cards.map(({ deck, card }) =>
        reference(deck === 'diplomacy' ? 'diplomacy-card' : 'event-card', card)
      )
    }
    return nation
      ? message('event.moment-passed-of', { ...passed, ...ofNation(nation) })
      : message('event.moment-passed', passed)
  },
  'heresy-ended': ({ area }) => message('event.heresy-ended', inArea(area)),
  'city-changed': ({ province, how, level }) => {
    if (how === 'found') return message('event.city-founded', inProvince(province))
    if (how === 'wall') return message('event.city-walled', inProvince(province))
    return message(how === 'grow' ? 'event.city-enlarged' : 'event.city-shaken', {
      ...inProvince(province),
      level
    })
  },
  'leader-spared': ({ leader, to }) =>
    message('event.leader-spared', { leader: reference('leader', leader), to: reference('province', to) }),
  'leader-neutralised': ({ leader }) =>
    message('event.leader-neutralised', { leader: reference('leader', leader) }),
  'province-ceded': ({ province, from, to }) =>
    message('event.province-ceded', { ...inProvince(province), ...ofTwo(from, to) }),
  'unit-moved-by-treaty': ({ nation, to }) =>
    message('event.unit-moved-by-treaty', { ...ofNation(nation), to: reference('province', to) }),
  plunder: ({ nation, gold }) => message('event.plunder', { ...ofNation(nation), gold }),
  'no-plunder-left': ({ nation }) => message('event.no-plunder-left', ofNation(nation)),
  plundered: ({ province }) => message('event.plundered', inProvince(province)),
  'event-drawn': ({ side, card }) =>
    card === undefined
      ? message('event.event-drawn', ofSide(side))
      : message('event.public-event-drawn', { ...ofSide(side), card: reference('event-card', card) }),
  'event-received': ({ card }) => message('event.event-received', { card: reference('event-card', card) }),
  'no-event-left': ({ side }) => message('event.no-event-left', ofSide(side)),
  'raid-declared': ({ nation, province }) =>
    message('event.raid-declared', { ...ofNation(nation), ...inProvince(province) }),
  raid: ({ nation, province, outcome }) =>
    message(RAIDS[outcome], { ...ofNation(nation), ...inProvince(province) }),
  'raid-marker-removed': ({ province }) => message('event.raid-marker-removed', inProvince(province)),
  'no-raid': ({ nation, why }) => message(NO_RAIDS[why], ofNation(nation)),
  'raiders-settled': ({ nation, province }) =>
    message('event.raiders-settled', { ...ofNation(nation), ...inProvince(province) }),
  'raiders-driven-off': ({ nation, province }) =>
    message('event.raiders-driven-off', { ...ofNation(nation), ...inProvince(province) }),
  'exceptional-caravan': ({ province }) => message('event.exceptional-caravan', inProvince(province)),
  'caravan-plundered': ({ nation, province }) =>
    message('event.caravan-plundered', { ...ofNation(nation), ...inProvince(province) }),
  'caravan-escaped': ({ nation, province }) =>
    message('event.caravan-escaped', { ...ofNation(nation), ...inProvince(province) })
} satisfies Partial<Sentences>

const RAIDS = {
  failed: 'event.raid-failed',
  'raid-': 'event.raid-succeeded',
  'raid+': 'event.raid-triumphed'
} as const

const NO_RAIDS = {
  'no-units': 'event.no-units-to-raid',
  'no-target': 'event.nothing-to-raid',
  settled: 'event.settled-raid-no-more'
} as const
