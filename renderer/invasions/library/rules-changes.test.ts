import { expect, test } from 'vitest'
import { invasions } from '#shared/invasions/game.ts'
import { eraseClientTypes } from '../../table/game/any-game-client.tsx'
import { invasionsClient } from '../client.tsx'

const client = eraseClientTypes(invasionsClient)

test('a campaign of the rules before today’s is told what differs', () => {
  expect(client.rulesChangesSince(invasions.rulesVersion - 1).length).toBeGreaterThan(0)
})

test('a campaign of today’s rules is told of no change', () => {
  expect(client.rulesChangesSince(invasions.rulesVersion)).toEqual([])
})
