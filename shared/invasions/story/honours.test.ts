import { expect, it } from 'vitest'
import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { logEntry, turnBegan } from '../testing/log-entries.ts'
import { honoursOf } from './honours.ts'

const takes = (by: NationId): InvasionsEvent => ({
  type: 'city-taken',
  province: 'thracia',
  by,
  from: null,
  capital: false
})

it('a title goes to who has done most of a thing', () => {
  const log = [logEntry(0, turnBegan(1), takes('visigoths'), takes('ostrogoths'), takes('huns'))]
  const holdings = { thracia: 'visigoths', dacia: 'huns', latium: 'huns' } as const
  expect(honoursOf(log, holdings)).toEqual([
    { title: 'realm', nation: 'huns', count: 2 },
    { title: 'cities', side: 'goths', count: 2 }
  ])
})

it('nobody has a title that two have earned alike', () => {
  const log = [logEntry(0, turnBegan(1), takes('visigoths'), takes('huns'))]
  expect(honoursOf(log, { thracia: 'visigoths', latium: 'huns' })).toEqual([])
})

it('the great captain is the leader who has won most battles', () => {
  const battle = (winner: NationId, loser: NationId, leader: string): InvasionsEvent[] => [
    {
      type: 'battle-began',
      province: 'thracia',
      attacker: winner,
      defender: loser,
      attackers: [],
      defenders: [],
      leaders: [leader],
      intercepted: false
    },
    {
      type: 'battle-won',
      province: 'thracia',
      winner,
      loser,
      side: 'attacker',
      lost: { attacker: 0, defender: 1 }
    }
  ]
  const log = [
    logEntry(
      0,
      turnBegan(1),
      ...battle('romans', 'alamanni', 'iulianus'),
      ...battle('romans', 'franks', 'iulianus')
    )
  ]
  expect(honoursOf(log, {})).toContainEqual({
    title: 'captain',
    leader: 'iulianus',
    nation: 'romans',
    count: 2
  })
})
