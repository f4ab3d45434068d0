import type { RevenueEvent } from '../../events/revenue.ts'
import { message, reference, references } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const revenueSentences: SentencesOf<RevenueEvent> = {
  income: ({ senator, talents }) =>
    message('event.income', { senator: reference('senator', senator), talents }),
  'grain-sold': ({ senator, concession, talents }) =>
    message('event.grain-sold', {
      senator: reference('senator', senator),
      concession: reference('concession', concession),
      talents
    }),
  'province-taxed': ({ senator, province, talents }) => {
    const words = { senator: reference('senator', senator), province: reference('province', province) }
    if (talents === null) return message('event.province-spared', words)
    if (talents <= 0) return message('event.province-barren', words)
    return message('event.province-taxed', { ...words, talents })
  },
  'province-developed': ({ province, senator }) =>
    message('event.province-developed', {
      province: reference('province', province),
      senator: reference('senator', senator)
    }),
  'province-taxes': ({ province, talents }) =>
    message(talents < 0 ? 'event.province-costs' : 'event.province-taxes', {
      province: reference('province', province),
      talents: Math.abs(talents)
    }),
  'province-overrun': ({ province, legions }) =>
    message('event.province-overrun', { province: reference('province', province), legions }),
  'carried-off': ({ senator, province }) =>
    message('event.carried-off', {
      senator: reference('senator', senator),
      province: reference('province', province)
    }),
  'province-held': ({ province }) =>
    message('event.province-held', { province: reference('province', province) }),
  'province-rose': ({ province }) =>
    message('event.province-rose', { province: reference('province', province) }),
  'rebel-paid': ({ senator, talents, legions, fleets }) =>
    message('event.rebel-paid', { senator: reference('senator', senator), talents, legions, fleets }),
  'state-paid': ({ costs: { wars, land, units } }) =>
    message('event.state-paid', { first: wars, second: land, value: units }),
  'treasury-low': ({ level, treasury }) =>
    level === 'empty'
      ? message('event.treasury-empty', { talents: -treasury })
      : message(`event.treasury-${level}`, { treasury }),
  contributed: ({ gifts }) =>
    gifts.length === 0
      ? message('event.contributed-nothing')
      : message('event.contributed', {
          talents: gifts.reduce((sum, { talents }) => sum + talents, 0)
        }),
  'term-passed': ({ provinces }) =>
    message('event.term-passed', { provinces: references('province', provinces) }),
  'governor-returned': ({ senator, province }) =>
    message('event.governor-returned', {
      senator: reference('senator', senator),
      province: reference('province', province)
    }),
  redistributed: () => message('event.redistributed'),
  gift: ({ from, to, purse, talents }) => {
    const words = { side: reference('side', from), other: reference('side', to), talents }
    return purse.of === 'senator'
      ? message('event.gift-senator', { ...words, senator: reference('senator', purse.senator) })
      : message('event.gift', words)
  },
  guarded: ({ senator }) => message('event.guarded', { senator: reference('senator', senator) }),
  'guard-left': ({ senator }) => message('event.guard-left', { senator: reference('senator', senator) })
}
