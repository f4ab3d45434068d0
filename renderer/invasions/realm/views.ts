import type { AdministrationAbouts } from '#shared/invasions/decisions/administration.ts'
import type { RealmAbouts } from '#shared/invasions/decisions/realm.ts'
import type { TiesAbouts } from '#shared/invasions/decisions/ties.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { DecisionViews } from '../../table/game/game-client.ts'
import { CardChoice, TypeChoice } from '../administration/cards.tsx'
import { Muster } from '../administration/muster.tsx'
import { ShoppingList } from '../administration/shopping-list.tsx'
import { Suppression } from '../administration/suppression.tsx'
import { AreaChoice } from './area-choice.tsx'
import { CounterChoice } from './counter-choice.tsx'
import { CountersForm } from './counters-form.tsx'
import { FaithChoice } from './faith-choice.tsx'
import { LevyChoice } from './levy-choice.tsx'
import { LordChoice } from './lord-choice.tsx'
import { NationsForm } from './nations-form.tsx'
import { PairChoice } from './pair-choice.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { Settlement } from './settlement.tsx'
import { YesNo } from './yes-no.tsx'

/** Questions about administration, realm and relations, and some about losses and reactions that have the same views. */
type ViewedKind =
  | keyof AdministrationAbouts
  | keyof RealmAbouts
  | keyof TiesAbouts
  | 'carry-friends'
  | 'defend-foedus'
  | 'defector'
  | 'leave-on-the-way'
  | 'lose-unit'
  | 'make-room'
  | 'unpaid-units'
  | 'vanished-people'

/** The view of each kind. `Required` makes the compiler check that none falls back to the plain list. */
export const realmViews: Required<Pick<DecisionViews<Invasions>, ViewedKind>> = {
  'administration-type': TypeChoice,
  'administration-card': CardChoice,
  purchases: ShoppingList,
  'deploy-purchases': Muster,
  'suppress-revolt': Suppression,
  'pay-or-mutiny': PlaceChoice,
  'unpaid-units': CountersForm,
  'recover-sites': CountersForm,

  'found-kingdom': YesNo,
  'choose-religion': FaithChoice,
  convert: YesNo,
  'conversion-bonus': YesNo,
  'unite-nations': YesNo,
  'reunite-empire': YesNo,
  'place-capital': PlaceChoice,
  'grow-city': PlaceChoice,
  'place-leader': PlaceChoice,
  'limes-follows-border': PlaceChoice,
  'revolt-province': PlaceChoice,
  'shaken-city': PlaceChoice,
  'leader-succeeds': PlaceChoice,
  'pick-area': AreaChoice,
  'end-heresy': AreaChoice,
  'levy-kind': CounterChoice,
  'levy-unit': CounterChoice,
  'levy-type': LevyChoice,
  'vassal-levy': LevyChoice,
  'strongest-neighbour': LordChoice,
  displacement: CountersForm,
  defector: CounterChoice,
  'lose-unit': CounterChoice,
  'vanished-people': CounterChoice,

  'accept-alliance': YesNo,
  'accept-foedus': YesNo,
  'break-foedus': YesNo,
  'try-to-break-foedus': YesNo,
  'inherit-foedus': YesNo,
  'leave-suzerain': YesNo,
  'break-vassalage': YesNo,
  rebel: YesNo,
  'defend-foedus': YesNo,
  'carry-friends': YesNo,
  'offer-foedus': PairChoice,
  'choose-grant': PairChoice,
  'settle-foedus': Settlement,
  'make-room': CountersForm,
  'leave-on-the-way': CountersForm,
  'place-horde': PlaceChoice,
  'declare-hostility': NationsForm,
  'lend-mercenary': CounterChoice,
  'lend-to-kin': CounterChoice,
  'place-mercenary': PlaceChoice,
  'take-back-mercenary': PlaceChoice,
  'treaty-province': PlaceChoice,
  'treaty-garrison': CountersForm
}
