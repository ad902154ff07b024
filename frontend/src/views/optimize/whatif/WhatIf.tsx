// Modules of the reader's choice, beside the actions that the server ranks.

import { useState } from 'preact/hooks';

import type { ActionRow } from '../../../api/messages';
import type { WhatIf as Choice } from '../../../recording/key';
import { useReply } from '../../../state/replies';
import { chosenActions } from '../choice';
import { TickModules } from './TickModules';
import { WhatIfForm } from './WhatIfForm';

interface WhatIfProps {
  actions: readonly ActionRow[];
  choice: Choice;
  choose: (next: Choice) => void;
}

export function WhatIf({ actions, choice, choose }: WhatIfProps) {
  // A link may have chosen modules that are no action.
  const isOther = Object.keys(choice).length > 0 && chosenActions(actions, choice).length === 0;
  const [isOpen, setOpen] = useState(isOther);
  const patterns = useReply('patterns.json', isOpen ? {} : null);
  return (
    <details
      class="what-if-panel"
      data-testid="what-if-panel"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary data-testid="what-if-open">Predict modules of your choice</summary>
      {isOpen && (
        <>
          <WhatIfForm patterns={patterns.value} choice={choice} choose={choose} />
          <TickModules reply={patterns} choice={choice} choose={choose} />
        </>
      )}
    </details>
  );
}
