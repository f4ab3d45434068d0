import { expect, test } from 'vitest'
import { type Notice, noticeSchema } from '#shared/ipc/notice.ts'
import { i18nFor } from '../i18n/i18n.ts'
import { createTranslator } from '../i18n/translator.ts'
import { noticeText } from './notice-text.ts'

const facts = { file: '/data/x.db', title: 'Adrianople', count: 1, answers: 2, entries: 3, player: 'steady' }

test.each(['en', 'es'] as const)(
  'every notice of the host has a text with all its facts (%s)',
  (language) => {
    const words = createTranslator(i18nFor(language))
    for (const { shape } of noticeSchema.options) {
      const notice: Notice = noticeSchema.parse({ notice: shape.notice.value, ...facts })
      const text = noticeText(words, notice)
      expect(text).not.toMatch(/[{}]|notice\./)
      if ('file' in notice) expect(text).toContain(facts.file)
      if ('title' in notice) expect(text).toContain(facts.title)
    }
    const setBack = { notice: 'set-back', title: 'A', file: 'f' } as const
    expect(noticeText(words, { ...setBack, count: 1 })).not.toBe(noticeText(words, { ...setBack, count: 7 }))
  }
)
