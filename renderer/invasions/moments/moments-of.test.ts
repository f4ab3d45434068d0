import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { objectivePoints } from '#shared/invasions/queries/scoring/objectives.ts'
import { opening } from '#shared/invasions/testing/position.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { wire } from '#shared/invasions/wire.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { momentsOf } from './moments-of.tsx'
import { scoringPicture } from './score-flights.ts'

const view = viewOf(opening(), 'romans')
const seen = { view, side: 'romans', scores: view.score.sides }
const kindsOf = (...events: InvasionsEvent[]) => momentsOf(events, seen).map(({ kind }) => kind)

describe('great moments', () => {
  it('a people arrives: one moment, after the events, in the colours of its side', () => {
    const [moment] = momentsOf(
      [{ type: 'nation-arrived', nation: 'avars', province: 'albis', rule: 'VI.B' }],
      seen
    )
    expect(moment).toMatchObject({ kind: 'great.arrival', side: 'huns', comes: 'after' })
  })

  it('a great leader has a moment, a lesser one only his line in the chronicle', () => {
    const arrived = (leader: string): InvasionsEvent => ({
      type: 'leader-arrived',
      leader,
      nation: 'romans',
      at: 'latium',
      rule: 'IX.B'
    })
    expect(kindsOf(arrived('iulianus'))).toEqual(['great.leader'])
    expect(kindsOf(arrived('honorius'), arrived('caesar-west'))).toEqual([])
  })

  it('a city falls in silence unless it was a capital', () => {
    const taken = { type: 'city-taken', province: 'latium', by: 'visigoths', from: 'romans' } as const
    expect(kindsOf({ ...taken, capital: false })).toEqual([])
    expect(kindsOf({ ...taken, capital: true })).toEqual(['great.capital'])
  })

  it('X.C: others see a card that is played, before its effects; who played it knows it', () => {
    const played = { type: 'card-played', deck: 'events', card: 'plague', play: 0, rule: 'X.C' } as const
    const target = { area: 'gallia_septentrionalis' } as const
    expect(kindsOf({ ...played, side: 'romans', nation: null, target })).toEqual([])
    const [moment] = momentsOf([{ ...played, side: 'huns', nation: null, target }], seen)
    expect(moment).toMatchObject({ kind: 'great.card', comes: 'before' })
  })

  it('every moment has alternative wordings that differ in both languages, unless it comes once only', () => {
    const events: { type: string }[] = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../main/testing/saves/rules-2-events.json'), 'utf8')
    )
    const moments = momentsOf(
      events.filter((event) => wire.isEvent(event)),
      { ...seen, side: null }
    )
    expect(new Set(moments.map(({ kind }) => kind)).size).toBeGreaterThan(5)
    const once = ['great.division', 'great.reunion', 'great.islam', 'great.union']
    for (const language of ['en', 'es'] as const) {
      const words = createInvasionsTranslator(language)
      for (const { kind, wordings } of moments) {
        const said = wordings.map((wording) => words.say(wording))
        expect(new Set(said).size, kind).toBe(wordings.length)
        expect(wordings.length > 1 || once.includes(kind), kind).toBe(true)
        expect(said.join(' ')).not.toMatch(/undefined|\{\{/)
      }
    }
  })
})

describe('the picture of a scoring', () => {
  it('V.B: the points that fly are those of the objectives of the nations that score', () => {
    const points = objectivePoints(view, 'romans')
    const picture = scoringPicture(
      [{ type: 'points', side: 'romans', nation: 'romans', points, reason: 'objectives', rule: 'V.B' }],
      view
    )
    const flown = picture?.flights.reduce((sum, flight) => sum + flight.points, 0) ?? 0
    expect(points).toBeGreaterThan(0)
    expect(Math.ceil(flown)).toBe(points)
    expect(picture?.won).toEqual({ romans: points, huns: 0, persians: 0, goths: 0 })
    expect(picture?.flights.every(({ from }) => from.length > 0)).toBe(true)
  })

  it('points for deeds do not fly', () => {
    expect(
      scoringPicture(
        [{ type: 'points', side: 'goths', nation: 'visigoths', points: 2, reason: 'sack', rule: 'V.B' }],
        view
      )
    ).toBeNull()
  })
})
