import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { useWords } from '../../i18n/words.tsx'
import { archiveCampaign, deleteCampaign, duplicateCampaign } from '../../state/library.ts'
import { useAppDispatch } from '../../state/store.ts'
import { exportToFile } from '../../ui/export-to-file.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'

interface CampaignMenuProps {
  readonly card: CampaignCard
  readonly onRename: () => void
}

interface MenuAction {
  readonly icon: IconName
  readonly label: string
  /** The tooltip. */
  readonly hint?: string
  readonly act: () => void
  readonly danger?: boolean
}

const LONGEST_TITLE = 80

export function CampaignMenu({ card, onRename }: CampaignMenuProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { id, title } = card
  const copy = words.text('library.copy-of', { title }).slice(0, LONGEST_TITLE)
  const actions: readonly MenuAction[] = [
    { icon: 'pencil', label: words.text('library.rename'), act: onRename },
    {
      icon: 'copy',
      label: words.text('library.duplicate'),
      act: () => dispatch(duplicateCampaign(id, copy))
    },
    {
      icon: 'download',
      label: words.text('library.export'),
      hint: words.text('library.export-hint'),
      act: () => dispatch(exportToFile(id))
    },
    {
      icon: 'archive',
      label: words.text(card.archived ? 'library.take-out' : 'library.archive'),
      act: () => dispatch(archiveCampaign(card, !card.archived))
    },
    {
      icon: 'trash',
      label: words.text('library.delete'),
      act: () => dispatch(deleteCampaign(card)),
      danger: true
    }
  ]
  return (
    <Popover
      label={words.text('library.more', { title })}
      trigger={<Icon name="more" />}
      className="popover--menu"
    >
      {(close) =>
        actions.map(({ icon, label, hint, act, danger }) => (
          <button
            key={icon}
            type="button"
            title={hint}
            className={danger ? 'menu-item menu-item--danger' : 'menu-item'}
            onClick={() => {
              close()
              act()
            }}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))
      }
    </Popover>
  )
}
