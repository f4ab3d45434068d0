import type { Inquiry } from '../engine/decision.ts'
import type { Script as EngineScript } from '../engine/script.ts'
import type { AdministrationAbouts } from './decisions/administration.ts'
import type { BattleAbouts } from './decisions/battle.ts'
import type { CardsAbouts } from './decisions/cards.ts'
import type { LossesAbouts } from './decisions/losses.ts'
import type { MovementAbouts } from './decisions/movement.ts'
import type { RaidsAbouts } from './decisions/raids.ts'
import type { ReactionsAbouts } from './decisions/reactions.ts'
import type { RealmAbouts } from './decisions/realm.ts'
import type { SiegesAbouts } from './decisions/sieges.ts'
import type { TiesAbouts } from './decisions/ties.ts'

/** Every kind of question that the rules ask, with what it is about: ids and numbers beside the words. */
export interface Abouts
  extends MovementAbouts,
    ReactionsAbouts,
    BattleAbouts,
    LossesAbouts,
    SiegesAbouts,
    RaidsAbouts,
    AdministrationAbouts,
    RealmAbouts,
    TiesAbouts,
    CardsAbouts {}

export type DecisionKind = keyof Abouts

/** A question of one kind. */
export type InquiryOf<Kind extends DecisionKind> = Inquiry<Kind, Abouts[Kind]> & {
  readonly about: Abouts[Kind]
}

/** Any question of the game: a closed union, told apart by its kind. */
export type InvasionsInquiry = { [Kind in DecisionKind]: InquiryOf<Kind> }[DecisionKind]

/** A script that asks nothing but these. */
export type Script<Result = void> = EngineScript<Result, InvasionsInquiry>
