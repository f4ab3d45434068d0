import { z } from 'zod'
import type { Game, GameTypes } from '../game.ts'
import { copyJson, isObject } from '../json.ts'
import { createRandom } from '../random.ts'
import { type DocumentProblem, problemsIn, readDocument } from '../read-document.ts'
import type { Script } from '../script.ts'
import { reportOfRun } from './report.ts'
import { playOn, runScripted } from './run-scripted.ts'
import { runScriptOf, type SceneScript, scriptedAnswers, thenSchema } from './scene-script.ts'
import type { SceneOutcome, SceneSupport } from './scene-support.ts'

/** A position that differs from the start of a game in some fields, and the script to play on it. */
interface PlainScene extends SceneScript {
  readonly options?: Readonly<Record<string, unknown>>
  /** Fields that replace those of the start position. Objects are merged field by field. */
  readonly set?: Readonly<Record<string, unknown>>
  /** The tasks to run, the first one first; default: the whole game. */
  readonly run?: readonly object[]
  /** The highest number of questions to answer beyond the script. */
  readonly most?: number
}

/** The default of `most`: ends a scene that would go on for ever. */
const MOST_ANSWERS = 1000

const fields = z.record(z.string(), z.unknown())
const sceneSchema: z.ZodType<PlainScene> = z.strictObject({
  options: fields.exactOptional(),
  set: fields.exactOptional(),
  run: z.array(z.looseObject({ task: z.string() })).exactOptional(),
  dice: z.array(z.int().min(1)).exactOptional(),
  answers: scriptedAnswers(z.string()).exactOptional(),
  then: thenSchema.exactOptional(),
  seed: z.string().exactOptional(),
  most: z.int().min(0).exactOptional()
})

/** Scenes for a game with small states: the document gives the state's own fields, and the game's schema checks them. */
export function plainScene<G extends GameTypes>(game: Game<G>): SceneSupport {
  return {
    play(input) {
      const read = readDocument(sceneSchema, input)
      if (!read.ok) return read
      const { document } = read
      const start = startOf(game, document)
      return 'problems' in start ? { ok: false, ...start } : playFrom(game, start.state, document)
    }
  }
}

type Start<State> = { readonly state: State } | { readonly problems: readonly DocumentProblem[] }

function startOf<G extends GameTypes>(
  game: Game<G>,
  { options = {}, set = {}, run, seed = 'scene' }: PlainScene
): Start<G['State']> {
  const engineField = Object.keys(set).find((name) => name === 'agenda' || name === 'random')
  if (engineField)
    return { problems: [{ field: `set.${engineField}`, problem: 'is the engine’s: say run, dice and seed' }] }
  const asked = attempt('options', () => game.readOptions(options))
  if ('problems' in asked) return asked
  const { random, ...fresh } = copyJson(game.setUp(asked.value, createRandom(seed)))
  const agenda = run ? run.toReversed() : fresh.agenda
  const position = attempt('set', () => game.readState({ ...overlay(fresh, set), agenda, random }))
  return 'problems' in position ? position : { state: position.value }
}

function playFrom<G extends GameTypes>(game: Game<G>, start: G['State'], scene: PlainScene): SceneOutcome {
  const scripting = runScriptOf(scene, scene.most ?? MOST_ANSWERS)
  const { play, events } = playOn<G>(start, scripting.afterDice ?? 'stop')
  const ran = runScripted<G, void>(
    {
      state: start,
      events,
      answers: game.answers,
      start: nothingFirst,
      runTask: (task) => game.runTask(play, task)
    },
    scripting
  )
  const { asked, unusedDice, unusedAnswers, stopped, events: told } = reportOfRun(ran)
  const { random: _, ...state } = start
  return { ok: true, report: { events: told, asked, state, unusedDice, unusedAnswers, stopped } }
}

/** The agenda contains everything to play. */
function* nothingFirst(): Script {}

/** Merges objects field by field; any other value replaces the old one. */
function overlay(below: unknown, above: unknown): Record<string, unknown> {
  const merged: Record<string, unknown> = isObject(below) ? { ...below } : {}
  for (const [name, value] of Object.entries(isObject(above) ? above : {})) {
    merged[name] = isObject(value) ? overlay(merged[name], value) : value
  }
  return merged
}

/** Parses a part of the document with the game's own reader; its faults name the field. */
function attempt<Value>(
  part: string,
  read: () => Value
): { readonly value: Value } | { readonly problems: readonly DocumentProblem[] } {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof z.ZodError) return { problems: problemsIn(error).map((each) => within(part, each)) }
    return { problems: [{ field: part, problem: error instanceof Error ? error.message : String(error) }] }
  }
}

/** Translates field names of the state to those of the document, where `run` stands for the agenda. */
function within(part: string, { field, problem }: DocumentProblem): DocumentProblem {
  if (field.startsWith('agenda')) return { field: 'run', problem: `${problem} (${field})` }
  return { field: `${part}.${field}`, problem }
}
