import { FEWEST_FACTIONS, factionIds, type RepublicOptions } from '#shared/republica/campaign-options.ts'
import { eraIds } from '#shared/republica/content/ids.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'

interface SetUpFormProps {
  readonly options: RepublicOptions
  readonly onChange: (options: RepublicOptions) => void
}

const counts = factionIds.map((_, index) => index + 1).filter((count) => count >= FEWEST_FACTIONS)

/** How many factions there are, which Republic is played, and how unclear rules are read. */
export function SetUpForm({ options, onChange }: SetUpFormProps) {
  const words = useRepublicaWords()
  return (
    <div className="field field--wide rep-set-up">
      <Segmented
        label={words.text('set-up.factions')}
        value={String(options.factions)}
        options={counts.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => onChange({ ...options, factions: Number(count) })}
      />
      <Segmented
        label={words.text('set-up.republic')}
        value={options.republic}
        options={eraIds.map((era) => ({ value: era, label: words.name('era', era) }))}
        onChange={(republic) => onChange({ ...options, republic })}
      />
      <details className="rep-set-up__rules">
        <summary>{words.text('set-up.rules')}</summary>
        <Segmented
          label={words.text('set-up.comparators')}
          value={options.comparators}
          options={(['printed', 'classic'] as const).map((value) => ({
            value,
            label: words.text(`set-up.comparators-${value}`)
          }))}
          onChange={(comparators) => onChange({ ...options, comparators })}
        />
        <Segmented
          label={words.text('set-up.life')}
          value={options.officeForConsulForLife}
          options={(['required', 'not-required'] as const).map((value) => ({
            value,
            label: words.text(`set-up.life-${value}`)
          }))}
          onChange={(officeForConsulForLife) => onChange({ ...options, officeForConsulForLife })}
        />
        <Segmented
          label={words.text('set-up.approval')}
          value={options.approvalVote}
          options={(['recorded', 'modifies-roll'] as const).map((value) => ({
            value,
            label: words.text(`set-up.approval-${value}`)
          }))}
          onChange={(approvalVote) => onChange({ ...options, approvalVote })}
        />
        <Segmented
          label={words.text('set-up.knights')}
          value={options.knights}
          options={(['off', 'classic'] as const).map((value) => ({
            value,
            label: words.text(`set-up.knights-${value}`)
          }))}
          onChange={(knights) => onChange({ ...options, knights })}
        />
        <Segmented
          label={words.text('set-up.death')}
          value={options.naturalDeathConcessions}
          options={(['to-faction', 'to-forum'] as const).map((value) => ({
            value,
            label: words.text(`set-up.death-${value}`)
          }))}
          onChange={(naturalDeathConcessions) => onChange({ ...options, naturalDeathConcessions })}
        />
        <Segmented
          label={words.text('set-up.bribes')}
          value={options.counterBribes}
          options={(['both-ways', 'resist-only'] as const).map((value) => ({
            value,
            label: words.text(`set-up.bribes-${value}`)
          }))}
          onChange={(counterBribes) => onChange({ ...options, counterBribes })}
        />
      </details>
    </div>
  )
}
