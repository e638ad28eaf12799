export const ArmiesPage = (props: { readonly game: string }) => <p>{props.game}</p>;
