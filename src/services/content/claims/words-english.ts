import type { ClaimPhrases } from './phrases.ts'

/** English claims about the environment. The colour green is not one. */
export const english: ClaimPhrases = {
  generic: [
    'eco-(friendly|conscious|smart|sound|aware|responsible)',
    'eco-(lamp|lamps|light|lights|light source|light sources|bulb|bulbs|product|products)',
    'eco-(collection|line|range|series|edition|choice)',
    'ecological|ecologically',
    'environmentally-(friendly|sound|conscious|aware|responsible|correct|safe|benign|preferable|kind)',
    '(environment|nature|climate|planet|earth|carbon|ocean|co2)-friendly',
    '(climate|planet|environment|nature)-(smart|conscious|safe)',
    '(good|better|best|kind|kinder|gentle|gentler|easy|safe) (for|to|on) (the|our) (environment|planet|climate|earth)',
    '(good|better|kind|kinder|gentle|gentler) (for|to|on) nature',
    'nature-s friend',
    '(green|greener) (choice|energy|electricity|future|planet|living|lifestyle|transition|production|manufacturing)',
    '(green|greener) (delivery|deliveries|shipping|transport|logistics|credentials|thinking|technology)',
    'greener (alternative|option|way)',
    'sustainable|sustainably',
    'bio-degradable|bio-degrades',
    'bio-based',
    'energy-efficient|energy-efficiently',
    'zero-waste|co2-free',
  ],
  label: ['(eco|environmental|environment|sustainability|climate)-(label*|certified|certificate|seal|mark|award)'],
  offset: [
    '(climate|carbon|carbon dioxide|co2|co2e|emission|emissions|greenhouse gas)-(neutral|neutrality|neutrally|negative)',
    '(carbon|co2|climate|planet)-positive',
    '(climate|carbon|co2|emission|emissions)-(compensated|compensation|compensating|offset*)',
    '(offset|offsets|offsetting) (our|the|its|their|your|all|all our) (carbon|climate|co2|emissions)',
    'net-zero',
  ],
  recognised: ['eu ecolabel', 'nordic swan ecolabel', 'nordic ecolabel', 'european ecolabel'],
}
