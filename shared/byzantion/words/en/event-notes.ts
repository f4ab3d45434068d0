import { english } from '../text-gaps.ts'

/** What happened: the background of the events. */
export const eventNotes = english({
  'background.coronation-of-justinian-and-theodora':
    'In April 527 Justin made his nephew co-emperor. In August Justinian ruled alone, with a former actress at his side.',
  'background.commission-of-the-first-code':
    'In February 528 ten jurists were told to make one book of five centuries of imperial laws.',
  'background.earthquake-at-antioch':
    'In November 528 the earth shook again, two years after the city had been destroyed.',
  'background.the-academy-of-athens':
    'In 529 an order from court ended the teaching of philosophy at Athens.',
  'background.samaritan-revolt':
    'Between 529 and 531 the Samaritans of Palestine rose, and crowned a king of their own.',
  'background.battle-of-dara': 'In June 530 Belisarius beat a larger Persian army from behind a trench.',
  'background.deposition-of-hilderic':
    'In 530 Gelimer took the throne of the Vandals from a king who was the emperor’s friend.',
  'background.embassy-to-axum-and-himyar':
    'In 531 envoys crossed the Red Sea to find a way to silk without the Persians.',
  'background.nika-riots':
    'In January 532 the colours of the circus rose together, and burned the middle of the city.',
  'background.treaty-of-eternal-peace':
    'In 532 Persia was paid eleven thousand pounds of gold for a peace without end. It lasted eight years.',
  'background.expedition-against-the-vandals':
    'In June 533 five hundred ships left for Africa under Belisarius.',
  'background.publication-of-the-digest':
    'In December 533 the opinions of the old jurists became law, in fifty books.',
  'background.conquest-of-sicily': 'In 535 Belisarius took the island almost without a fight.',
  'background.year-without-a-sun': 'In 536 a veil of dust dimmed the sun for a year, and harvests failed.',
  'background.consecration-of-hagia-sophia':
    'On 27 December 537 the new church was dedicated, five years after the fire.',
  'background.guardian-of-the-siege-of-rome':
    'For a year, from March 537, a few thousand men held the walls of Aurelian against the Goths.',
  'background.fall-of-ravenna':
    'In May 540 the Goths opened their capital to Belisarius, whom they thought to be their new emperor.',
  'background.sack-of-antioch':
    'In 540 Khusro broke the peace, and led the people of the city away to Persia.',
  'background.plague-at-pelusium':
    'In 541 the plague was first seen at a port of Egypt. In the year after it was in the capital.',
  'background.edict-on-the-three-chapters':
    'An edict of about 544 condemned the writings of men long dead. Africa would not have it.',
  'background.totila-before-rome':
    'In December 546 Totila’s Goths took Rome by a gate that had been opened for them.',
  'background.moorish-war-of-john-troglita': 'In 548 John Troglita broke the alliance of the Moorish tribes.',
  'background.siege-of-petra-in-lazica':
    'In 551 Bessas, past seventy, took the fortress on the Black Sea by storm.',
  'background.the-secret-of-silk':
    'About 552 two monks brought the eggs of silkworms out of Asia, it is said in a hollow staff.',
  'background.landing-in-spania':
    'In 552 old Liberius was sent to help one Visigoth against another, and kept the coast.',
  'background.fifth-ecumenical-council':
    'In May and June 553 the bishops met in the capital, without the pope, who was there.',
  'background.pragmatic-sanction': 'A law of August 554 gave Italy back its old order, on paper.',
  'background.bread-shortage-in-the-capital':
    'In 556 bread ran short for months, and the crowd shouted at the emperor before a Persian envoy.',
  'background.raid-of-zabergan':
    'In 559 Kutrigur riders reached the walls. Belisarius swelled his small force with felled trees and noise.',
  'background.fifty-year-peace':
    'In 561 and 562 the two empires agreed on a peace of fifty years, for gold by the year.'
})
