import type { Effect, EffectOf, MissionScore, Trigger, TriggerId, WindowId } from '../content/effects.ts'
import type { AreaId, KeimelionId, StuffId, TypeId, UnitId } from '../content/ids.ts'

/** Names in one language, for phrases. */
export interface Lexicon {
  /** `2 Fides and 1 Nomisma` */
  amounts(stuff: Readonly<Partial<Record<StuffId, number>>>): string
  good(id: StuffId): string
  type(id: TypeId): string
  area(id: AreaId): string
  keimelion(id: KeimelionId): string
  units(ids: readonly UnitId[]): string
}

type TriggerOf<On extends TriggerId> = Extract<Trigger, { readonly on: On }>
type ScoreOf<By extends MissionScore['by']> = Extract<MissionScore, { readonly by: By }>

/** How one language says what cards do: a phrase for each word of the vocabulary. The compiler reports a missing one. */
export interface Phrases {
  /** Without a capital and a full stop: 'gain 2 Fides'. */
  readonly effects: { readonly [Do in Effect['do']]: (effect: EffectOf<Do>, say: Lexicon) => string }
  /** The first half of a hero's sentence: 'When you renew the market'. */
  readonly triggers: { readonly [On in TriggerId]: (trigger: TriggerOf<On>, say: Lexicon) => string }
  readonly windows: Readonly<Record<WindowId, string>>
  readonly missions: {
    readonly [By in MissionScore['by']]: (score: ScoreOf<By>, say: Lexicon) => string
  }
  readonly next: string
  readonly list: (items: readonly string[]) => string
}
