import { reference } from '#shared/tetrarchia/words/message.ts'
import { provinceIds } from '#shared/tetrarchia/world/queries.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { FightLines } from '../fight/fight-lines.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import type { AttackForecast } from './action-plan.ts'

interface AimCardProps {
  readonly fight: AttackForecast
  readonly cost: number
  readonly busy: boolean
  readonly onAttack: () => void
  readonly onBack: () => void
}

/** The card of an attacked army: everything that decides the battle, before points are spent. */
export function AttackCard({ fight, cost, busy, onAttack, onBack }: AimCardProps) {
  const words = useTetrarchiaWords()
  const { emperor, against, sums, odds } = fight
  const named = { emperor: reference('emperor', emperor) }
  return (
    <MapPin at={{ province: against, side: emperor }} avoid={provinceIds} className="aim-card">
      <h3>
        {words.name('province', against)}
        <span className="aim-card__cost">{words.text('preview.cost', { points: cost })}</span>
      </h3>
      <FightLines emperor={emperor} sums={sums} odds={odds} />
      <p className="aim-card__note">{words.text('fight.if-won', named)}</p>
      <p className="aim-card__note">{words.text('fight.if-lost', named)}</p>
      <footer className="aim-card__foot">
        <button
          type="button"
          className="button button--primary"
          disabled={busy}
          aria-keyshortcuts={ariaKeys('confirm-answer')}
          onClick={onAttack}
        >
          {words.text('here.attack')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {words.text('here.back')}
        </button>
      </footer>
    </MapPin>
  )
}
