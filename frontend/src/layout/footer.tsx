export const Footer = () => <footer className="page-width py-8" />;
