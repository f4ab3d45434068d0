import type { Dictionary } from '../../../words/dictionary.ts'
import type { TargetKind } from '../../content/cards/vocabulary.ts'
import type { ReligionId } from '../../content/ids.ts'
import type { StanceReason } from '../../queries/stance.ts'
import type { TurnEffectName } from '../../queries/turn-effects.ts'
import type { Step, StepId } from '../../sequence.ts'
import type { StopMoment } from '../../standing-orders.ts'
import type { Grade, OffMap, Relation, Status } from '../../state.ts'
import type { Begins, Ends } from '../../tie-ways.ts'
import type { Terrain } from '../../world/provinces.ts'
import { administration } from './administration.ts'
import { annals } from './annals.ts'
import { battle } from './battle.ts'
import { bonds } from './bonds.ts'
import { book } from './book.ts'
import { bots } from './bots.ts'
import { cards } from './cards.ts'
import { chance } from './chance.ts'
import { chapters } from './chapters.ts'
import { chronicle } from './chronicle.ts'

import { coach } from './coach.ts'
import { encyclopedia } from './encyclopedia.ts'
import { fights } from './fights.ts'
import { frame } from './frame.ts'
import { hand } from './hand.ts'
import { map } from './map.ts'
import { marches } from './marches.ts'
import { names } from './names.ts'
import { outlook } from './outlook.ts'
import { panels } from './panels.ts'
import { players } from './players.ts'
import { presetFights } from './preset-fights.ts'
import { presets } from './presets.ts'
import { questions } from './questions.ts'
import { realm } from './realm.ts'
import { rulebook } from './rulebook.ts'
import { sea } from './sea.ts'
import { sieges } from './sieges.ts'
import { tale } from './tale.ts'
import { ties } from './ties.ts'
import { why } from './why.ts'

type Way<Kind extends Relation['kind']> = Kind extends Kind ? Begins<Kind> | Ends<Kind> : never

/** What is called by a key of its kind and its id; none may be missing. */
type NameKey =
  | `phase.${Step['phase'] | 'over'}`
  | `step.${StepId}`
  | `status.${Status}`
  | `religion.${ReligionId}`
  | `grade.${Grade}`
  | `place.${OffMap}`
  | `effect.${TurnEffectName}`
  | `way.${Way<Relation['kind']>}`
  | `because.${StanceReason}`
  | `terrain.${Terrain}`
  | `moment.${StopMoment}`
  | `aim.${TargetKind}`

/** One part a subject; a key stands in one of them only. */
export const parts = {
  administration,
  annals,
  map,
  battle,
  bonds,
  book,
  cards,
  bots,
  chance,
  chapters,
  chronicle,
  hand,
  fights,
  frame,
  marches,
  names,
  outlook,
  panels,
  players,
  presets,
  presetFights,
  questions,
  realm,
  coach,
  encyclopedia,
  rulebook,
  sea,
  sieges,
  tale,
  ties,
  why
}

export const en = {
  ...administration,
  ...annals,
  ...map,
  ...battle,
  ...bonds,
  ...book,
  ...cards,
  ...bots,
  ...chance,
  ...chapters,
  ...chronicle,
  ...hand,
  ...fights,
  ...frame,
  ...marches,
  ...names,
  ...outlook,
  ...panels,
  ...players,
  ...presets,
  ...presetFights,
  ...questions,
  ...realm,
  ...coach,
  ...encyclopedia,
  ...rulebook,
  ...sea,
  ...sieges,
  ...tale,
  ...ties,
  ...why
} satisfies Dictionary & Record<NameKey, string>
