import { expect, test } from 'vitest'
import { atTheDanube, federated, GRANTED_PROVINCES } from '#shared/invasions/testing/federates.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { subjectOnMap } from './subject-on-map.ts'

const header = {
  side: 'goths',
  number: 1,
  rule: 'XXVIII.A',
  prompt: { key: '' },
  body: { type: 'choice', options: [] }
} as const
const parties = { federator: 'byzantines', federate: 'visigoths' } as const

test('XXVIII.A an offered Foedus shows the land it brings, and the land it costs', () => {
  const about = { ...parties, provinces: GRANTED_PROVINCES, tribute: 3, points: 3 }
  const targets = subjectOnMap(viewOf(atTheDanube(), 'goths'), { ...header, kind: 'accept-foedus', about })
  const placesOf = (look: string) =>
    targets.filter((target) => target.look === look).map(({ place }) => place)
  expect(placesOf('way')).toEqual(GRANTED_PROVINCES)
  expect(placesOf('fight')).toContain('valachia')
})

test('XXVIII.G a Foedus to be broken shows its land', () => {
  const targets = subjectOnMap(viewOf(federated(), 'goths'), {
    ...header,
    kind: 'break-foedus',
    about: parties
  })
  expect(targets.map(({ place }) => place)).toEqual(GRANTED_PROVINCES)
})
