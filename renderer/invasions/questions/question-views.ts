import type { AdministrationAbouts } from '#shared/invasions/decisions/administration.ts'
import type { RelationsAbouts } from '#shared/invasions/decisions/relations.ts'
import type { TimeAbouts } from '#shared/invasions/decisions/time.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { DecisionViews } from '../../table/game/game-client.ts'
import { AdministrationCardChoice, CardTypeChoice } from '../administration/administration-card-choices.tsx'
import { PurchaseDeployment } from '../administration/purchase-deployment.tsx'
import { PurchaseForm } from '../administration/purchase-form.tsx'
import { RevoltSuppression } from '../administration/revolt-suppression.tsx'
import { AreaChoice } from './area-choice.tsx'
import { CounterChoice } from './counter-choice.tsx'
import { CountersForm } from './counters-form.tsx'
import { FoedusSettlement } from './foedus-settlement.tsx'
import { HostilityForm } from './hostility-form.tsx'
import { LevyChoice } from './levy-choice.tsx'
import { NationChoice } from './nation-choice.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { ProvincePairChoice } from './province-pair-choice.tsx'
import { ReligionChoice } from './religion-choice.tsx'
import { YesNoChoice } from './yes-no-choice.tsx'

/** Questions about administration, realm and relations, and some about losses and reactions that have the same views. */
type ViewedKind =
  | keyof AdministrationAbouts
  | keyof TimeAbouts
  | keyof RelationsAbouts
  | 'carry-friends'
  | 'defend-foedus'
  | 'defector'
  | 'leave-on-the-way'
  | 'lose-unit'
  | 'make-room'
  | 'vanished-people'

/** The view of each kind. `Required` makes the compiler check that none falls back to the plain list. */
export const questionViews: Required<Pick<DecisionViews<Invasions>, ViewedKind>> = {
  'administration-type': CardTypeChoice,
  'administration-card': AdministrationCardChoice,
  purchases: PurchaseForm,
  'deploy-purchases': PurchaseDeployment,
  'suppress-revolt': RevoltSuppression,
  'pay-or-mutiny': PlaceChoice,
  'recover-sites': CountersForm,

  'found-kingdom': YesNoChoice,
  'choose-religion': ReligionChoice,
  convert: YesNoChoice,
  'conversion-bonus': YesNoChoice,
  'unite-nations': YesNoChoice,
  'reunite-empire': YesNoChoice,
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
  'strongest-neighbour': NationChoice,
  displacement: CountersForm,
  defector: CounterChoice,
  'lose-unit': CounterChoice,
  'vanished-people': CounterChoice,

  'accept-alliance': YesNoChoice,
  'accept-foedus': YesNoChoice,
  'break-foedus': YesNoChoice,
  'try-to-break-foedus': YesNoChoice,
  'inherit-foedus': YesNoChoice,
  'leave-suzerain': YesNoChoice,
  'break-vassalage': YesNoChoice,
  rebel: YesNoChoice,
  'defend-foedus': YesNoChoice,
  'carry-friends': YesNoChoice,
  'offer-foedus': ProvincePairChoice,
  'choose-grant': ProvincePairChoice,
  'settle-foedus': FoedusSettlement,
  'make-room': CountersForm,
  'leave-on-the-way': CountersForm,
  'place-horde': PlaceChoice,
  'declare-hostility': HostilityForm,
  'set-attitudes': HostilityForm,
  'lend-mercenary': CounterChoice,
  'lend-to-kin': CounterChoice,
  'place-mercenary': PlaceChoice,
  'take-back-mercenary': PlaceChoice,
  'treaty-province': PlaceChoice,
  'treaty-garrison': CountersForm
}
