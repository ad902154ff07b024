// The + and − of a row that has others inside it.

/** Without `onFold` the room that it would take. */
export function FoldButton({
  isOpen,
  onFold,
}: {
  isOpen: boolean;
  onFold?: (toOpen: boolean) => void;
}) {
  if (!onFold) return <span class="fold-button" />;
  return (
    <button
      type="button"
      class="quiet fold-button"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={isOpen ? 'Fold' : 'Unfold'}
      onClick={(event) => {
        event.stopPropagation();
        onFold(!isOpen);
      }}
    >
      {isOpen ? '−' : '+'}
    </button>
  );
}
