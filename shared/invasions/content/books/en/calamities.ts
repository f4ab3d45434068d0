/** The history behind the calamities. */
export const calamities = {
  brigandage:
    'The bagaudae of Gaul and Spain were peasants, deserters and ruined citizens in arms against tax and landlord. Armies were sent against them as against any foreign foe.',
  earthquake:
    'Nicomedia in 358, Crete in 365, Antioch in 526 and Beirut in 551 were great cities in the morning and heaps by night. Emperors remitted their taxes and sent builders.',
  heresy:
    'To differ on the nature of Christ was to differ from the emperor. Egypt and Syria, Africa’s Donatists and the Arian Goths all paid or made others pay for it.',
  inaction:
    'A ruler who will not move is a disaster without a date. The armies wait in their quarters while the harvest of another province burns.',
  intolerance:
    'Laws closed temples, then synagogues, then the churches of the wrong Christians. Samaritans, Montanists and Monophysites answered with fire.',
  misrule:
    'Bad government is told in the small things: a bridge not mended, a payment not made, a judge who names his price. An empire can live long with it, and dies of it.',
  mutiny:
    'The eastern army stoned its general at Monocarton in 588 over a cut in pay. The Danube army marched on the capital in 602 and killed its emperor.',
  plague:
    'It came from Egypt in 541, and in Constantinople they stopped counting at 230,000. It returned every dozen years for two centuries.',
  prosperity:
    'Not every year was dark. The villages of Syria, the ports of Africa and the vineyards of Gaza grew in this age as never before.',
  reconciliation:
    'In 519 East and West embraced after thirty-five years of schism, and Vitalian, who had rebelled for it, was made a general. Peace at home is cheaper than any army.',
  revolt:
    'Firmus in Africa, the Samaritans in Palestine, the Bretons and the Isaurians: the far province with its own chief was ready to try. The near ones watched how it ended.',
  usurper:
    'Between 350 and 480 about twenty men put on the purple without leave in the West. Each drew the garrisons from a frontier to fight for his crown.'
} as const
