import type { Notice } from '#shared/ipc/notice.ts'
import type { Translator } from '../i18n/translator.ts'

/** The text of a notice from the host. */
export function noticeText(words: Translator, notice: Notice): string {
  switch (notice.notice) {
    case 'database-missing':
    case 'database-set-aside':
    case 'database-damaged':
    case 'journal-set-aside':
    case 'answers-may-be-missing':
    case 'file-refused':
    case 'file-newer':
    case 'file-not-written':
      return words.text(`notice.${notice.notice}`, { file: notice.file })
    case 'import-unproven':
      return words.text('notice.import-unproven', { title: notice.title })
    case 'page-reloaded':
      return words.text('notice.page-reloaded')
    case 'set-back': {
      const { title, count, file } = notice
      return words.text('notice.set-back', { title, count, file })
    }
    case 'player-failed':
      return words.text('notice.player-failed', {
        title: notice.title,
        name: words.name('player', notice.player)
      })
    case 'campaign-damaged': {
      const { title, answers, entries } = notice
      return words.text('notice.campaign-damaged', { title, answers, entries })
    }
  }
}
