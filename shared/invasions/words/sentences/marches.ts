import { message, reference } from '../message.ts'
import { between, inProvince, nationReference, ofNation, ofTwo, type Sentences } from './sentence-parts.ts'

/** Activation, marches, interception, flight, campaigns. */
export const marchSentences = {
  'activation-began': ({ nations, invading }) =>
    message(invading ? 'event.invasion-began' : 'event.activation-began', {
      nations: nations.map(nationReference)
    }),
  'activation-waits': ({ nation, ally }) => message('event.activation-waits', ofTwo(nation, ally)),
  'activation-ended': ({ nations }) =>
    message('event.activation-ended', { nations: nations.map(nationReference) }),
  'hostility-declared': ({ nation, against }) => message('event.hostility-declared', ofTwo(nation, against)),
  'hostility-ended': ({ nation, against }) => message('event.hostility-ended', ofTwo(nation, against)),
  marched: ({ nation, from, to }) => message('event.marched', { ...ofNation(nation), ...between(from, to) }),
  redeployed: ({ nation, from, to }) =>
    message('event.redeployed', { ...ofNation(nation), ...between(from, to) }),
  migration: ({ nation, from, to }) =>
    message('event.migration', { ...ofNation(nation), ...between(from, to) }),
  overrun: ({ nation, province }) =>
    message('event.overrun', { ...ofNation(nation), ...inProvince(province) }),
  'left-on-the-way': ({ nation, province }) =>
    message('event.left-on-the-way', { ...ofNation(nation), ...inProvince(province) }),
  'passage-forced': ({ nation, province }) =>
    message('event.passage-forced', { ...ofNation(nation), ...inProvince(province) }),
  'limes-destroyed': ({ province, by }) =>
    message('event.limes-destroyed', { ...ofNation(by), ...inProvince(province) }),
  interception: ({ nation, province, from, success }) =>
    message(success ? 'event.interception' : 'event.interception-failed', {
      ...ofNation(nation),
      ...inProvince(province),
      from: reference('province', from)
    }),
  flight: ({ nation, province, to, success }) =>
    message(success ? 'event.flight' : 'event.flight-failed', {
      ...ofNation(nation),
      ...inProvince(province),
      to: reference('province', to)
    }),
  'fell-back': ({ nation, from, to }) =>
    message('event.fell-back', { ...ofNation(nation), ...between(from, to) }),
  'siege-kept': ({ nation, province }) =>
    message('event.siege-kept', { ...ofNation(nation), ...inProvince(province) }),
  'campaign-began': ({ leader, campaign }) => {
    const named = { leader: reference('leader', leader) }
    return campaign > 1
      ? message('event.campaign-began-again', { ...named, count: campaign })
      : message('event.campaign-began', named)
  }
} satisfies Partial<Sentences>
