import { message, reference } from '../message.ts'
import {
  between,
  inArea,
  inProvince,
  nationReference,
  ofNation,
  ofTwo,
  type Sentences
} from './sentence-parts.ts'

/** Realms: their administration, cities, faith, leaders, units, rise and fall. */
export const realmSentences = {
  'administration-drawn': ({ nation }) => message('event.administration-drawn', ofNation(nation)),
  'administration-played': ({ nation, card }) =>
    message('event.administration-played', { ...ofNation(nation), card: reference('card', card) }),
  bankrupt: ({ nation }) => message('event.bankrupt', ofNation(nation)),
  'cannot-administer': ({ nation }) => message('event.cannot-administer', ofNation(nation)),
  'capital-founded': ({ nation, province }) =>
    message('event.capital-founded', { ...ofNation(nation), ...inProvince(province) }),
  'capital-postponed': ({ nation }) => message('event.capital-postponed', ofNation(nation)),
  'capital-removed': ({ nation, from }) =>
    message('event.capital-removed', { ...ofNation(nation), from: reference('province', from) }),
  'city-fortified': ({ nation, province }) =>
    message('event.city-fortified', { ...ofNation(nation), ...inProvince(province) }),
  'city-grew': ({ province, level }) => message('event.city-grew', { ...inProvince(province), level }),
  collapsed: ({ nation }) => message('event.collapsed', ofNation(nation)),
  converted: ({ nation, from, to }) =>
    message('event.converted', {
      ...ofNation(nation),
      religion: reference('religion', from),
      newReligion: reference('religion', to)
    }),
  displaced: ({ nation, by, from }) =>
    message('event.displaced', { ...ofTwo(nation, by), from: reference('province', from) }),
  'empire-divided': () => message('event.empire-divided'),
  'empire-reunited': () => message('event.empire-reunited'),
  'empire-founded': ({ nation }) => message('event.empire-founded', ofNation(nation)),
  'nations-united': ({ nation, of }) =>
    message('event.nations-united', { ...ofNation(nation), nations: of.map(nationReference) }),
  heresy: ({ area, religion }) =>
    message('event.heresy', { ...inArea(area), religion: reference('religion', religion) }),
  'horde-moved': ({ nation, from, to }) =>
    message('event.horde-moved', { ...ofNation(nation), ...between(from, to) }),
  income: ({ nation }) => message('event.income', ofNation(nation)),
  islam: ({ created }) => message(created ? 'event.islam' : 'event.no-islam'),
  'kingdom-founded': ({ nation, forced }) =>
    message(forced ? 'event.kingdom-forced' : 'event.kingdom-founded', ofNation(nation)),
  'leader-arrived': ({ leader, nation, at }) =>
    message('event.leader-arrived', {
      leader: reference('leader', leader),
      ...ofNation(nation),
      to: reference('province', at)
    }),
  'leader-confined': ({ leader }) =>
    message('event.leader-confined', { leader: reference('leader', leader) }),
  'leader-left': ({ leader, nation }) =>
    message('event.leader-left', { leader: reference('leader', leader), ...ofNation(nation) }),
  'leader-redeployed': ({ leader, at }) =>
    message('event.leader-redeployed', {
      leader: reference('leader', leader),
      to: reference('province', at)
    }),
  'limes-turned': ({ nation, into }) =>
    message('event.limes-turned', { ...ofNation(nation), kind: reference('unit-kind', into) }),
  'nation-arrived': ({ nation, province }) =>
    message('event.nation-arrived', { ...ofNation(nation), ...inProvince(province) }),
  recovered: ({ province }) => message('event.recovered', inProvince(province)),
  revolt: ({ nation, province, grade }) =>
    message('event.revolt', {
      ...ofNation(nation),
      ...inProvince(province),
      grade: reference('grade', grade)
    }),
  'revolt-ended': ({ nation, province }) =>
    message('event.revolt-ended', { ...ofNation(nation), ...inProvince(province) }),
  'revolt-goes-on': ({ province }) => message('event.revolt-goes-on', inProvince(province)),
  'revolt-suppressed': ({ nation, province }) =>
    message('event.revolt-suppressed', { ...ofNation(nation), ...inProvince(province) }),
  'unit-disbanded': ({ nation, from }) =>
    from === 'reserve'
      ? message('event.reserve-unit-lost', ofNation(nation))
      : message('event.unit-disbanded', { ...ofNation(nation), from: reference('place', from) }),
  'unit-raised': ({ nation, to }) =>
    message('event.unit-raised', { ...ofNation(nation), to: reference('place', to) }),
  'unit-redeployed': ({ nation, from, to }) =>
    message('event.unit-redeployed', {
      ...ofNation(nation),
      from: reference('place', from),
      to: reference('place', to)
    }),
  vanished: ({ nation }) => message('event.vanished', ofNation(nation))
} satisfies Partial<Sentences>
