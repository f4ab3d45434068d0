import { message, reference } from '../message.ts'
import { inProvince, ofNation, ofTwo, type Sentences } from './sentence-parts.ts'

/** Sieges and the fate of cities. */
export const siegeSentences = {
  siege: ({ besieger, province, assault, outcome }) =>
    message(assault ? 'event.assault' : 'event.siege', {
      ...ofNation(besieger),
      ...inProvince(province),
      outcome: reference('outcome', outcome)
    }),
  terror: ({ nation, province, outcome }) =>
    message('event.terror', {
      ...ofNation(nation),
      ...inProvince(province),
      outcome: reference('outcome', outcome)
    }),
  'city-taken': ({ by, province, from, capital }) =>
    from
      ? message(capital ? 'event.capital-taken' : 'event.city-taken-from', {
          ...ofTwo(by, from),
          ...inProvince(province)
        })
      : message('event.city-taken', { ...ofNation(by), ...inProvince(province) }),
  'city-sacked': ({ by, province }) =>
    message('event.city-sacked', { ...ofNation(by), ...inProvince(province) }),
  'walls-razed': ({ by, province }) =>
    message('event.walls-razed', { ...ofNation(by), ...inProvince(province) })
} satisfies Partial<Sentences>
