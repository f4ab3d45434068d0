import { expect, it } from 'vitest'
import { leaderCard } from '#shared/invasions/catalogue.ts'
import { historicalLeaders } from '#shared/invasions/content/leaders.ts'
import { portraitOf } from './portrait.ts'

const portraits = historicalLeaders.map(({ id }) => portraitOf(leaderCard(id)))

it('the 96 leaders have 96 different faces, even without their names', () => {
  const faces = portraits.map(({ legend: _, ...face }) => JSON.stringify(face))
  expect(faces).toHaveLength(96)
  expect(new Set(faces).size).toBe(96)
})

it('so many differ in what can be seen at once, not only in the length of a nose', () => {
  const features = portraits.map(({ metal, headgear, hair, beard, garb, sign, facesLeft }) =>
    [metal, headgear, hair, beard, garb, sign, facesLeft].join()
  )
  expect(new Set(features).size).toBeGreaterThan(75)
})

it('rank, faith and people can be seen', () => {
  expect(portraitOf(leaderCard('attila'))).toMatchObject({ metal: 'silver', sign: 'wheel' })
  expect(portraitOf(leaderCard('belisarius'))).toMatchObject({
    metal: 'bronze',
    headgear: 'helmet',
    sign: 'cross'
  })
  expect(portraitOf(leaderCard('iulianus'))).toMatchObject({
    metal: 'gold',
    legend: 'IVLIANVS · AVG · ROMANI'
  })
})

it('a queen has neither beard nor the title of a king', () => {
  expect(portraitOf(leaderCard('brunichildis'))).toMatchObject({
    beard: 'none',
    legend: 'BRVNICHILDIS · REGINA · FRANCI'
  })
})

it('a leader looks the same every time', () => {
  expect(portraitOf(leaderCard('attila'))).toEqual(portraitOf(leaderCard('attila')))
})
